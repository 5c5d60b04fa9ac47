/** Milliseconds; most pictures are ready within a few hundred. */
const shortest = 10;
const longest = 100;

/**
 * How long to wait until the next look at whether a picture is ready: a share of what was waited already, so that a look that comes
 * late adds little to the whole, and who waits long asks seldom.
 * @param waited milliseconds
 */
export function pauseBetweenLooks(waited: number): number {
  return Math.min(longest, Math.max(shortest, waited / 8));
}
