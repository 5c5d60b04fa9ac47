interface Underway {
  done: number;
  total: number;
  startedAt?: string | undefined;
}

/** About how many seconds are left, by how long it took so far; undefined while that says nothing. @param now in milliseconds */
export function secondsLeft({ done, total, startedAt }: Underway, now: number): number | undefined {
  if (!startedAt || done === 0 || done >= total) return undefined;
  const taken = (now - Date.parse(startedAt)) / 1_000;
  return taken <= 0 ? undefined : Math.max(1, Math.round((taken / done) * (total - done)));
}
