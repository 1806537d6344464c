// How much memory malloc has given out.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// In bytes, in all arenas, pages of their own included.
size_t peer_heap_bytes(void);

#ifdef __cplusplus
}
#endif
