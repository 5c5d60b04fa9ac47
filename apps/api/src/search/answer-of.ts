import type { Found } from './find-prepared.ts';

/** What an answer tells beside its items. */
export function answerOf({ total, totalIs, correction, locations }: Found) {
  return { total, totalIs, ...(correction ? { correction } : {}), locations };
}
