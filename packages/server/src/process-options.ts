/**
 * How Node runs a service. Left to itself it takes what a machine of 24 GB seems to offer: the youngest objects get three times
 * 32 MB, and the rest grows far beyond what is in use before it is tidied up. Measured under five minutes of mixed load: portal
 * 396 MB without, 223 with; api 245 and 225 (docs/performance.md, memory).
 */
export const processOptions = {
  /** For `node`. The bound is far above what a service needs: one that reaches it has a leak, and is started anew. */
  arguments: ['--max-semi-space-size=8', '--max-old-space-size=1024'],
  /** The C library otherwise keeps room apart for each thread, and gives none of it back. */
  environment: { MALLOC_ARENA_MAX: '2' },
} as const;
