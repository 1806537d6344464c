// ICU4C. Where its headers are missing, everything is null.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The resources of a language, which genrb compiled into a folder.
void *_Nullable peer_icu_bundle_open(const char *_Nonnull folder, const char *_Nonnull language);
void peer_icu_bundle_close(void *_Nullable bundle);

/// Looks each key up; the sum of the first UTF-16 units of what was found.
long peer_icu_look_up(void *_Nonnull bundle, const char *_Nonnull const *_Nonnull keys, size_t count);

/// Looks one key up again and again.
long peer_icu_look_up_again(void *_Nonnull bundle, const char *_Nonnull key, size_t count);

/// A pattern that is parsed once, with its arguments: `{0}` is a name, `{1}` a number, or `{0}` a number without names.
void *_Nullable peer_icu_message_make(
    const char *_Nonnull pattern, const char *_Nonnull language, const char *_Nullable const *_Nullable names,
    const long *_Nonnull numbers, size_t count);
void peer_icu_message_free(void *_Nullable message);

/// Writes the message with all its arguments; the sum of the lengths.
long peer_icu_message_write(void *_Nonnull message);

#ifdef __cplusplus
}
#endif
