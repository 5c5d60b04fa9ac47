const first = 1_000;
/** So often is asked anew for everything where no stream can be held. */
export const longestPause = 30_000;

/** How long to wait before a stream is begun again, in milliseconds: after each failure twice as long. */
export function retryPause(failures: number): number {
  return failures === 0 ? 0 : Math.min(first * 2 ** (failures - 1), longestPause);
}
