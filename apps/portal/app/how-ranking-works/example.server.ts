import { fitPoints, type Merits, maximumMerits, pointsOf, sumOf } from '@kontor/contract/ranking';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Telling } from '../company/telling.server.ts';
import { visitContext } from '../session/page-context.ts';
import type { PointsFor } from './points-bar.tsx';

interface Candidate extends Merits {
  fit: MessageDescriptor;
  fitPoints: number;
}

const inName = { fit: msg`The words are in its name`, fitPoints: fitPoints.name };

/** Companies that one search finds, in no order. */
const candidates: readonly Candidate[] = [
  {
    ...inName,
    ...{ completeness: 0.3, facts: 0, likes: 1, updatedAt: new Date('2024-03-11') },
  },
  {
    fit: msg`The words are only in its description`,
    fitPoints: 0,
    ...{ completeness: 0.95, facts: 4, likes: 15, updatedAt: new Date('2026-09-14') },
  },
  {
    fit: msg`The words name its category`,
    fitPoints: fitPoints.place,
    ...{ completeness: 0.8, facts: 3, likes: 7, updatedAt: new Date('2026-06-01') },
  },
  {
    ...inName,
    ...{ completeness: 0.7, facts: 2, likes: 3, updatedAt: new Date('2026-02-10') },
  },
  {
    fit: msg`Its name is exactly what was typed`,
    fitPoints: fitPoints.exactName,
    ...{ completeness: 0.2, facts: 0, likes: 0, updatedAt: new Date('2025-01-20') },
  },
];

interface Part {
  for: Exclude<PointsFor, 'place'>;
  points: number;
  /** What the company has that they are given for. */
  stated?: string;
}

/** The companies in the order the search puts them in, each with what its sum consists of. */
export function exampleOf({ say, context }: Telling) {
  const { i18n } = context.get(visitContext);
  const rows = candidates.map((candidate) => {
    const points = pointsOf(candidate);
    const share = i18n.number(candidate.completeness, { style: 'percent' });
    const changed = i18n.date(candidate.updatedAt, { dateStyle: 'medium', timeZone: 'UTC' });
    const parts: Part[] = [
      { for: 'fit', points: candidate.fitPoints },
      { for: 'completeness', points: points.completeness, stated: share },
      { for: 'proof', points: points.proof, stated: i18n.number(candidate.facts) },
      { for: 'likes', points: points.likes, stated: i18n.number(candidate.likes) },
      { for: 'freshness', points: points.freshness, stated: changed },
    ];
    return { fit: say(candidate.fit), total: candidate.fitPoints + sumOf(points), parts };
  });
  return {
    title: say(msg`An example`),
    intro: say(msg`Five companies found by the same words. Points put them in this order.`),
    names: {
      fit: say(msg`Words`),
      completeness: say(msg`Complete`),
      proof: say(msg`Checks`),
      likes: say(msg`Likes`),
      freshness: say(msg`Last change`),
      total: say(msg`Total`),
    },
    rows: rows.toSorted((one, other) => other.total - one.total),
    scale: fitPoints.exactName + maximumMerits,
    outcome: say(
      msg`Relevance decides first: a company with little more than the words in its name ranks above one with proof and an almost complete profile that has them only in its description. If two are equally relevant, like the second and the third, quality signals decide.`,
    ),
  };
}

export type Example = ReturnType<typeof exampleOf>;
