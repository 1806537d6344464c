#define _GNU_SOURCE
#include "Gettext.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

void *peer_locale_make(const char *name) { return newlocale(LC_ALL_MASK, name, (locale_t)0); }

void peer_locale_use(void *locale) { uselocale(locale ? (locale_t)locale : LC_GLOBAL_LOCALE); }

void peer_gettext_bind(const char *domain, const char *folder) {
  bindtextdomain(domain, folder);
  textdomain(domain);
}

bool peer_gettext_has(const char *key) { return gettext(key) != key; }

long peer_gettext_look_up(const char *const *keys, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) sum += gettext(keys[index])[0];
  return sum;
}

long peer_gettext_look_up_again(const char *key, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) sum += gettext(key)[0];
  return sum;
}

// What was written, by its length; it is freed as its user would.
static long taken(char *text, int length) {
  if (length < 0) return 0;
  __asm__ volatile("" : : "r"(text) : "memory");
  free(text);
  return length;
}

// The formats come from a file; that is what is measured.
#pragma clang diagnostic ignored "-Wformat-nonliteral"
#pragma clang diagnostic ignored "-Wformat-security"

long peer_gettext_messages(const char *key, const char *const *names, const long *numbers, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    char *text = NULL;
    int length = asprintf(&text, gettext(key), names[index], numbers[index]);
    sum += taken(text, length);
  }
  return sum;
}

long peer_gettext_plurals(const char *key, const long *numbers, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    char *text = NULL;
    int length = asprintf(&text, ngettext(key, key, (unsigned long)numbers[index]), numbers[index]);
    sum += taken(text, length);
  }
  return sum;
}

void peer_locale_switch(void *first, void *second, size_t count) {
  for (size_t index = 0; index < count; index++) uselocale((locale_t)(index % 2 ? second : first));
}

long peer_locale_switch_and_look_up(void *first, void *second, const char *key, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    uselocale((locale_t)(index % 2 ? second : first));
    sum += gettext(key)[0];
  }
  return sum;
}
