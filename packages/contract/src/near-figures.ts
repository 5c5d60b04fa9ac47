import type { Reason } from './search.ts';

/** Figures that were asked for and that none of some results gives: each has one that comes near instead. */
export function nearFigures(found: readonly { reasons: readonly Reason[] }[]): string[] {
  const [first = [], ...others] = found.map(({ reasons }) =>
    reasons.filter((reason) => reason.in === 'nearFigure').map(({ text }) => text),
  );
  return first.filter((text) => others.every((texts) => texts.includes(text)));
}
