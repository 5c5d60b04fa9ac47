import { searchAddress } from '../search/search-address.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { part, type Thing, thing } from './thing.ts';

interface Step {
  name: string;
  /** Absolute; the last step may be the page itself and needs none. */
  address?: string | undefined;
}

/** The way to a page from the top. */
export function breadcrumbList(steps: readonly Step[]): Thing {
  return thing('BreadcrumbList', {
    itemListElement: steps.map(({ name, address }, index) =>
      part('ListItem', { position: index + 1, name, item: address }),
    ),
  });
}

/** The way through the industry tree, each node as the search that shows it. */
export function stepsThrough(
  nodes: readonly { id: string; name: string }[],
  origin: string,
  tab: SearchQuery['tab'],
): Step[] {
  const [industry, category, subcategory] = nodes.map(({ id }) => id);
  const places = [{ industry }, { industry, category }, { industry, category, subcategory }];
  return nodes.map(({ name }, depth) => ({
    name,
    address: origin + searchAddress({ tab, ...places[depth] }),
  }));
}
