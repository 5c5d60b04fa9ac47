import { anyOf, anywhereOf, inNameOf } from './filters.ts';
import type { Kind } from './kind.ts';
import { filterOf } from './named-filters.ts';
import type { Plan } from './plan.ts';
import type { SearchRequest } from './search-request.ts';
import { firstMet } from './second-try.ts';

/**
 * The place of the industry tree that is shown, the widest of several, where the text is what buyers call it and no row there says so, in
 * its own words or in those of companies, and none anywhere is called so: what was typed may be narrower than the place.
 */
export async function placeInstead(
  { pool, reference }: SearchRequest,
  kind: Kind,
  { terms, translations, nodes }: Plan,
): Promise<Plan['correction']> {
  const [place] = nodes.ids;
  const name = place === undefined ? undefined : reference().nodes.get(place)?.names.en;
  if (name === undefined || !nodes.isWhole || nodes.isOwnName) return undefined;
  const said = [{ terms, isSaid: true }, ...translations].filter(({ isSaid }) => isSaid);
  const there = anyOf(nodes.ids.map(filterOf));
  const held = await firstMet(pool, kind, [
    ...said.map((each) => [there, ...each.terms.map(anywhereOf)].join(' & ')),
    terms.map(inNameOf).join(' & '),
  ]);
  return held < 0 ? { textQuery: name, applied: true, place } : undefined;
}
