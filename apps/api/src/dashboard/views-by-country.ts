import { type Dashboard, dashboardLimits, type Language } from '@kontor/contract';
import { presentCountry } from '../reference/present.ts';
import type { Reference } from '../reference/reference.ts';
import { countedKinds } from './kinds.ts';
import type { PartRow } from './queries.ts';

/** Views of a business and its products by country, the most first; what is of no known country, and what is beyond, comes last. */
export function viewsByCountry(
  parts: readonly PartRow[],
  reference: Reference,
  language: Language,
): Dashboard['countries'] {
  const views = parts.filter(
    ({ kind }) => kind === countedKinds.profileView || kind === countedKinds.productView,
  );
  const known = [...Map.groupBy(views, ({ part }) => part)]
    .map(([code, rows]) => ({ code, country: reference.countries.get(code), views: sumOf(rows) }))
    .toSorted((one, other) => other.views.now - one.views.now || (one.code < other.code ? -1 : 1));
  const shown = known.filter(({ country }) => country).slice(0, dashboardLimits.countries);
  const others = known.filter((each) => !shown.includes(each)).map((each) => each.views);
  return [
    ...shown.flatMap(({ country, views: count }) =>
      country ? [{ country: presentCountry(reference, country.code, language), views: count }] : [],
    ),
    ...(others.length > 0 ? [{ views: sumOf(others) }] : []),
  ];
}

function sumOf(counts: readonly { now: number; before: number }[]): { now: number; before: number } {
  return counts.reduce((sum, { now, before }) => ({ now: sum.now + now, before: sum.before + before }), {
    now: 0,
    before: 0,
  });
}
