import { expectations, fits, type Judged, none, page, type Shown } from './judge.ts';

/** The answer to a question as a buyer types it. */
export interface Answered {
  judged: Judged;
  shown: readonly Shown[];
  /** A row of the data fits what is expected. */
  isInData: boolean;
  /** It is said that something was searched for other than what was typed, or that no row gives the figure but near ones. */
  isSaid: boolean;
}

/**
 * Whether nothing in the directory answers it: neither counts, then, what is right first. The values of invented products are drawn anew
 * when their rules change, so that what was there when the question was judged may not be there now.
 */
export function isUnanswerable({ judged, isInData }: Answered): boolean {
  return judged.expected === none || !isInData;
}

/** Whether the first row is right. */
export function isRightFirst({ judged, shown }: Answered): boolean {
  const [first] = shown;
  return first !== undefined && expectations(judged).some((expected) => fits(first, expected));
}

/** Whether one of the first five is right. */
export function isRightInFive({ judged, shown }: Answered): boolean {
  return shown.slice(0, page).some((row) => expectations(judged).some((expected) => fits(row, expected)));
}

/** Whether rows are shown none of which is right, and nothing tells why. */
export function isWrongUnsaid(answered: Answered): boolean {
  return answered.shown.length > 0 && !answered.isSaid && !isRightInFive(answered);
}
