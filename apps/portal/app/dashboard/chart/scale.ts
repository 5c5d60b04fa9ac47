/** An axis from 0 on, with its marks. */
export interface Scale {
  top: number;
  ticks: number[];
}

const intervals = 4;

/** The lowest axis in at most four round intervals of whole numbers that holds the values. */
export function scaleOf(values: readonly number[]): Scale {
  const highest = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(highest / intervals));
  const sizes = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power).filter(Number.isInteger);
  const size = sizes.find((each) => Math.ceil(highest / each) <= intervals) ?? highest;
  const count = Math.ceil(highest / size);
  return { top: size * count, ticks: Array.from({ length: count + 1 }, (_, index) => index * size) };
}

/** Which of the steps are labelled so that labels stand so many pixels apart; the last one always is. */
export function labelledSteps(count: number, width: number, apart: number): number[] {
  const every = Math.max(1, Math.ceil((count * apart) / Math.max(1, width)));
  const last = count - 1;
  return Array.from({ length: count }, (_, index) => index).filter((index) => (last - index) % every === 0);
}
