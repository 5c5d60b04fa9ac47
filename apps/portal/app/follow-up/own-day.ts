const written = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** A day as somebody's own calendar has it: YYYY-MM-DD. */
export const ownToday = (now = new Date()): string => written(now);

export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return written(new Date(year, month - 1, date + days));
}

/** The same day of the next month, or its last one where it is shorter. */
export function addMonth(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(year, month + 1, 0).getDate();
  return written(new Date(year, month, Math.min(date, last)));
}
