#include "ICU.h"

#if __has_include(<unicode/msgfmt.h>) && !defined(WITHOUT_ICU)

#include <memory>
#include <new>
#include <vector>

#include <unicode/fieldpos.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

void *peer_icu_bundle_open(const char *folder, const char *language) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(folder, language, &status);
  if (U_SUCCESS(status)) return bundle;
  ures_close(bundle);
  return nullptr;
}

void peer_icu_bundle_close(void *bundle) { ures_close(static_cast<UResourceBundle *>(bundle)); }

static long look_up(const UResourceBundle *bundle, const char *key) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(bundle, key, &length, &status);
  return U_SUCCESS(status) && length > 0 ? text[0] : 0;
}

long peer_icu_look_up(void *bundle, const char *const *keys, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) sum += look_up(static_cast<UResourceBundle *>(bundle), keys[index]);
  return sum;
}

long peer_icu_look_up_again(void *bundle, const char *key, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) sum += look_up(static_cast<UResourceBundle *>(bundle), key);
  return sum;
}

namespace {
struct Message {
  icu::MessageFormat format;
  /// As many for each writing of the message.
  std::vector<icu::Formattable> arguments;
  int32_t perMessage;
  icu::UnicodeString text;

  icu::UnicodeString &write(size_t index) {
    UErrorCode status = U_ZERO_ERROR;
    icu::FieldPosition ignored(icu::FieldPosition::DONT_CARE);
    text.remove();
    return format.format(&arguments[index * perMessage], perMessage, text, ignored, status);
  }
};
} // namespace

void *peer_icu_message_make(
    const char *pattern, const char *language, const char *const *names, const long *numbers, size_t count) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale(language), status);
  if (U_FAILURE(status)) return nullptr;
  std::vector<icu::Formattable> arguments;
  for (size_t index = 0; index < count; index++) {
    if (names) arguments.emplace_back(icu::UnicodeString::fromUTF8(names[index]));
    arguments.emplace_back(static_cast<int64_t>(numbers[index]));
  }
  return new (std::nothrow) Message{format, std::move(arguments), names ? 2 : 1, {}};
}

void peer_icu_message_free(void *message) { delete static_cast<Message *>(message); }

long peer_icu_message_write(void *pointer) {
  auto *message = static_cast<Message *>(pointer);
  long sum = 0;
  size_t count = message->arguments.size() / message->perMessage;
  for (size_t index = 0; index < count; index++) sum += message->write(index).length();
  return sum;
}

#else

void *peer_icu_bundle_open(const char *, const char *) { return nullptr; }
void peer_icu_bundle_close(void *) {}
long peer_icu_look_up(void *, const char *const *, size_t) { return 0; }
long peer_icu_look_up_again(void *, const char *, size_t) { return 0; }
void *peer_icu_message_make(const char *, const char *, const char *const *, const long *, size_t) { return nullptr; }
void peer_icu_message_free(void *) {}
long peer_icu_message_write(void *) { return 0; }

#endif
