/**
 * Answers of devices that were verified. better-auth answers what it could not verify and what it could not store alike;
 * whatever fails for one of these is our failure, not theirs.
 */
const verified = new WeakSet<object>();

export function noteVerified(answer: object): void {
  verified.add(answer);
}

export function isVerified(answer: object): boolean {
  return verified.has(answer);
}
