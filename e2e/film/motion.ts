/** 0 before `from`, 1 after `from + length` (seconds), and an even glide that slows down between. */
export function glide(now: number, from: number, length = 0.7): number {
  const share = Math.min(1, Math.max(0, (now - from) / length));
  return 1 - (1 - share) ** 3;
}

/** Comes up from below and becomes visible. */
export function rising(now: number, from: number, length?: number): string {
  const share = glide(now, from, length);
  return `opacity:${share.toFixed(3)};transform:translateY(${((1 - share) * 28).toFixed(2)}px)`;
}
