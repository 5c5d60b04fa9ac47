import type { FilledReply } from '@kontor/contract';

/** The replies in whose name, else in whose text, all typed words stand, sorted by name; what is named so comes first. */
export function matchingReplies(
  replies: readonly FilledReply[],
  typed: string,
  locale: string,
): FilledReply[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const sorted = replies.toSorted((a, b) => a.name.localeCompare(b.name, locale));
  const named = sorted.filter(({ name }) => holds(name));
  return [...named, ...sorted.filter((reply) => !named.includes(reply) && holds(reply.text))];
}

/** Without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
