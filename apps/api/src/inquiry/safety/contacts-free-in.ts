/**
 * In how many seconds so many more first contacts are within the limit; 0 for now. For more than the limit ever allows it is when the
 * most are possible.
 * @param ages in how many seconds each of the last 24 hours counts no more, the oldest first
 */
export function contactsFreeIn(ages: readonly number[], wanted: number, limit: number): number {
  const over = ages.length + wanted - limit;
  if (over <= 0) return 0;
  return ages[Math.min(over, ages.length) - 1] ?? 24 * 60 * 60;
}
