/** A figure with as many digits as mean something: 0.83, 4.7, 23, 1,234. */
export function figure(value: string | number): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 20 ? 1 : 0;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}
