#include "CTable.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t tag;
  uint32_t entry; // counted from 1; 0 is an empty slot
} slot;

typedef struct {
  peer_key key;
  const char *value;
} entry;

struct peer_table {
  slot *slots;
  entry *entries;
  size_t mask;
};

static uint64_t mix(uint64_t value) {
  __uint128_t product = (__uint128_t)value * 0x9e3779b97f4a7c15u;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

// Eight bytes at a time; the last eight overlap those before.
static uint64_t hash(peer_key key) {
  uint64_t state = key.length, word = 0;
  if (key.length < 8) {
    memcpy(&word, key.bytes, key.length);
    return mix(state ^ word);
  }
  for (size_t offset = 0; offset + 8 < key.length; offset += 8) {
    memcpy(&word, key.bytes + offset, 8);
    state = mix(state ^ word);
  }
  memcpy(&word, key.bytes + key.length - 8, 8);
  return mix(state ^ word);
}

static const char *find(const peer_table *table, peer_key key) {
  uint64_t code = hash(key);
  uint32_t tag = (uint32_t)(code >> 32);
  for (size_t at = code & table->mask; table->slots[at].entry; at = (at + 1) & table->mask) {
    if (table->slots[at].tag != tag) continue;
    const entry *found = &table->entries[table->slots[at].entry - 1];
    if (found->key.length == key.length && memcmp(found->key.bytes, key.bytes, key.length) == 0) return found->value;
  }
  return NULL;
}

static void insert(peer_table *table, size_t index) {
  uint64_t code = hash(table->entries[index].key);
  size_t at = code & table->mask;
  while (table->slots[at].entry) at = (at + 1) & table->mask;
  table->slots[at] = (slot){.tag = (uint32_t)(code >> 32), .entry = (uint32_t)index + 1};
}

peer_table *peer_table_make(const peer_key *keys, const char *const *values, size_t count) {
  size_t capacity = 8;
  while (capacity < count * 2) capacity *= 2;
  peer_table *table = calloc(1, sizeof *table);
  if (!table) return NULL;
  table->slots = calloc(capacity, sizeof *table->slots);
  table->entries = calloc(count + 1, sizeof *table->entries);
  table->mask = capacity - 1;
  if (!table->slots || !table->entries) {
    peer_table_free(table);
    return NULL;
  }
  for (size_t index = 0; index < count; index++) {
    table->entries[index] = (entry){.key = keys[index], .value = values[index]};
    insert(table, index);
  }
  return table;
}

void peer_table_free(peer_table *table) {
  if (!table) return;
  free(table->slots);
  free(table->entries);
  free(table);
}

long peer_table_look_up(const peer_table *table, const peer_key *keys, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    const char *value = find(table, keys[index]);
    if (value) sum += value[0];
  }
  return sum;
}

long peer_table_look_up_again(const peer_table *table, peer_key key, size_t count) {
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    // The key may be another one each time, for all the compiler knows.
    __asm__ volatile("" : "+r"(key.bytes) : : "memory");
    const char *value = find(table, key);
    if (value) sum += value[0];
  }
  return sum;
}

static char *append_number(char *out, long number) {
  char digits[24];
  char *first = digits + sizeof digits;
  unsigned long rest = number < 0 ? 0ul - (unsigned long)number : (unsigned long)number;
  do {
    *--first = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest);
  if (number < 0) *--first = '-';
  size_t length = (size_t)(digits + sizeof digits - first);
  memcpy(out, first, length);
  return out + length;
}

static size_t write_message(char *buffer, const char *pattern, peer_key name, long number) {
  char *out = buffer;
  while (*pattern) {
    if (pattern[0] == '%' && pattern[1] == 's') {
      memcpy(out, name.bytes, name.length);
      out += name.length;
      pattern += 2;
    } else if (pattern[0] == '%' && pattern[1] == 'l') {
      out = append_number(out, number);
      pattern += 3;
    } else {
      *out++ = *pattern++;
    }
  }
  return (size_t)(out - buffer);
}

long peer_table_messages(
    const peer_table *table, peer_key key, const peer_key *names, const long *numbers, size_t count) {
  char buffer[1024];
  long sum = 0;
  for (size_t index = 0; index < count; index++) {
    const char *pattern = find(table, key);
    if (!pattern || strlen(pattern) + names[index].length > 900) continue;
    sum += (long)write_message(buffer, pattern, names[index], numbers[index]);
    __asm__ volatile("" : : "r"(buffer) : "memory");
  }
  return sum;
}
