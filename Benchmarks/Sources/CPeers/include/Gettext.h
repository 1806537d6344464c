// glibc's gettext.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Makes a locale that was compiled by localedef; null where there is none of that name.
void *_Nullable peer_locale_make(const char *_Nonnull name);

/// Puts a locale in force for this thread; null goes back to that of the process.
void peer_locale_use(void *_Nullable locale);

/// From where a text domain is loaded, and that it is the one asked. What is in force is loaded at its first text.
void peer_gettext_bind(const char *_Nonnull domain, const char *_Nonnull folder);

/// Whether a key has a translation.
bool peer_gettext_has(const char *_Nonnull key);

/// Looks each key up; the sum of the first bytes of what was found.
long peer_gettext_look_up(const char *_Nonnull const *_Nonnull keys, size_t count);

/// Looks one key up again and again.
long peer_gettext_look_up_again(const char *_Nonnull key, size_t count);

/// gettext and asprintf for each name and number; the sum of the lengths.
long peer_gettext_messages(
    const char *_Nonnull key, const char *_Nonnull const *_Nonnull names, const long *_Nonnull numbers, size_t count);

/// ngettext and asprintf for each number; the sum of the lengths.
long peer_gettext_plurals(const char *_Nonnull key, const long *_Nonnull numbers, size_t count);

/// Puts two locales in force by turns.
void peer_locale_switch(void *_Nonnull first, void *_Nonnull second, size_t count);

/// Puts two locales in force by turns and looks a key up in each; the sum of the first bytes.
long peer_locale_switch_and_look_up(
    void *_Nonnull first, void *_Nonnull second, const char *_Nonnull key, size_t count);

#ifdef __cplusplus
}
#endif
