// The limit of what a look-up by key and a message can cost: an open-addressing table, and bytes copied into a buffer.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A key with its length, as a Swift string knows it.
typedef struct {
  const char *_Nonnull bytes;
  size_t length;
} peer_key;

typedef struct peer_table peer_table;

/// Makes a table; keys and values must outlive it. Null when there is no memory.
peer_table *_Nullable peer_table_make(
    const peer_key *_Nonnull keys, const char *_Nonnull const *_Nonnull values, size_t count);
void peer_table_free(peer_table *_Nullable table);

/// Looks each key up; the sum of the first bytes of what was found.
long peer_table_look_up(const peer_table *_Nonnull table, const peer_key *_Nonnull keys, size_t count);

/// Looks one key up again and again.
long peer_table_look_up_again(const peer_table *_Nonnull table, peer_key key, size_t count);

/// Looks up a pattern with `%s` and `%ld` and copies it and its arguments into a buffer, for each name and number;
/// the sum of the lengths.
long peer_table_messages(
    const peer_table *_Nonnull table, peer_key key, const peer_key *_Nonnull names, const long *_Nonnull numbers,
    size_t count);

#ifdef __cplusplus
}
#endif
