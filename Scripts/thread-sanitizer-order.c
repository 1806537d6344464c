// Lets the Thread Sanitizer see what orders the threads of a Swift program on Linux; loaded before its libraries.
//
// The standard library is not built for the sanitizer: what one thread hands to another by a Mutex that both wanted at
// once (the other cases are compiled into the program), or by a global variable that is made at its first use, looks
// unguarded. These functions stand before those of the library, call them, and say what each of them means.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// Swift's names of what is called here: `_MutexHandle._lockSlow(_:)`, `_tryLockSlow()` and `_unlockSlow()`.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// The sanitizer's own; absent in the programs that only start the one with it.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

static void acquire(void *handle) {
  if (__tsan_acquire) __tsan_acquire(handle);
}

static void release(void *handle) {
  if (__tsan_release) __tsan_release(handle);
}

// A library that calls them otherwise would be called past, and each of its locks reported.
__attribute__((constructor)) static void check(void) {
  if (!__tsan_acquire) return;
  if (dlsym(RTLD_NEXT, LOCK) && dlsym(RTLD_NEXT, TRY_LOCK) && dlsym(RTLD_NEXT, UNLOCK)) return;
  fputs("thread-sanitizer-order: error: the standard library locks a Mutex under other names\n", stderr);
  abort();
}

SWIFT void lock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT bool tryLock(SELF void *handle) __asm__(TRY_LOCK);
SWIFT void unlock(SELF void *handle) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *handle) {
  SWIFT void (*library)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
  library(thread, handle);
  acquire(handle);
}

SWIFT bool tryLock(SELF void *handle) {
  SWIFT bool (*library)(SELF void *) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool isLocked = library(handle);
  if (isLocked) acquire(handle);
  return isLocked;
}

SWIFT void unlock(SELF void *handle) {
  SWIFT void (*library)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
  release(handle);
  library(handle);
}

typedef void Maker(void *context);

struct Making {
  Maker *maker;
  void *context;
  void *token;
};

static void make(void *context) {
  struct Making *making = context;
  making->maker(making->context);
  release(making->token);
}

void swift_once(void *token, Maker *maker, void *context) {
  void (*library)(void *, Maker *, void *) = dlsym(RTLD_NEXT, "swift_once");
  struct Making making = {maker, context, token};
  library(token, make, &making);
  acquire(token);
}
