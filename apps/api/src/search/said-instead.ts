import type { Reference } from '../reference/reference.ts';
import type { Doubt } from './doubts.ts';
import type { Plan } from './plan.ts';
import type { Prepared } from './prepare.ts';

/** The text queries that tell which words a row does not hold, and by what it was found instead. */
export function questionsOf(doubts: readonly Doubt[]): string[] {
  return doubts.flatMap(({ held, instead }) => [held, ...instead.map(({ met }) => met)]);
}

type Answers = { doubt: Doubt; isHeld: boolean; insteadMet: readonly boolean[] };

function answersOf(doubts: readonly Doubt[], met: readonly boolean[]): Answers[] {
  let at = 0;
  return doubts.map((doubt) => {
    const [isHeld = false, ...insteadMet] = met.slice(at, at + 1 + doubt.instead.length);
    at += 1 + doubt.instead.length;
    return { doubt, isHeld, insteadMet };
  });
}

/**
 * What the rows that stand first were found by, where none of them holds all that was typed: then the answer says that this was searched for.
 * @param met of these rows, the best first, what each answers to `questionsOf` the doubts
 */
export function saidInstead(
  { nodes }: Pick<Reference, 'nodes'>,
  { doubts, plan, text }: Pick<Prepared, 'doubts' | 'plan' | 'text'>,
  met: readonly (readonly boolean[])[],
): Plan['correction'] {
  const missing = met
    .map((answers) => answersOf(doubts, answers).filter(({ isHeld }) => !isHeld))
    .sort((a, b) => a.length - b.length);
  const [nearest = []] = missing;
  if (nearest.length === 0) return undefined;
  const instead = new Map<string, string>();
  for (const { doubt, insteadMet } of nearest) {
    const { text: longer, place = '' } = doubt.instead[Math.max(0, insteadMet.indexOf(true))] ?? {};
    const [first = '', ...others] = doubt.words;
    instead.set(first, longer ?? nodes.get(place)?.names.en ?? '');
    for (const word of others) instead.set(word, '');
  }
  const place = nearest[0]?.doubt.instead[0]?.place;
  const name = place === undefined ? undefined : nodes.get(place)?.names.en;
  if (place !== undefined && name !== undefined && plan.nodes.isWhole)
    return { textQuery: name, applied: true, place };
  const words = plan.parts.map((part) => instead.get(part) ?? part);
  const locations = plan.locations.map(({ start, end }) => text.slice(start, end));
  const textQuery = [...words, ...locations].filter((part) => part !== '').join(' ');
  return { textQuery, applied: true };
}
