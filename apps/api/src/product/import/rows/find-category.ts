import type { Reference, TreeNode } from '../../../reference/reference.ts';
import { fold } from '../columns/fold.ts';

/** Finds the place in the industry tree a cell names: `0006.000601.00060101`. */
export interface CategoryFinder {
  /** The places a value may mean, the ones a business said first; empty where there is none. */
  find(value: string): string[];
}

/** @param remembered places by folded value, as the business said */
export function findCategories(
  { industries }: Pick<Reference, 'industries'>,
  remembered: ReadonlyMap<string, string>,
): CategoryFinder {
  const { byName, byCode } = placesOf(industries);
  const known = new Map<string, string[]>();
  const look = (value: string): string[] => {
    const said = remembered.get(fold(value));
    if (said !== undefined) return [said];
    const code = /^\d{4}(?:\.\d{6}(?:\.\d{8})?)?(?=\s|$)|^\d{6}(?:\d{2})?(?=\s|$)/.exec(value.trim())?.[0];
    if (code !== undefined) return byCode.get(code) ?? [];
    return widest(byName.get(fold(value)) ?? byPath(value, byName));
  };
  return {
    find(value) {
      const found = known.get(value) ?? look(value);
      known.set(value, found);
      return found;
    },
  };
}

/** Of a category and a subcategory of it with the same name the category; an industry only where nothing else is meant. */
function widest(places: readonly string[]): string[] {
  const below = places.filter((place) => place.includes('.'));
  const meant = below.length > 0 ? below : places;
  return meant.filter((place) => !meant.some((other) => place.startsWith(`${other}.`)));
}

/** "Industry > Category > Subcategory": the places of the last name below those before. */
function byPath(value: string, byName: ReadonlyMap<string, string[]>): string[] {
  const steps = value.split(/\s*[>›»/\\|]\s*/).map((step) => step.trim());
  if (steps.length < 2) return [];
  const [last, ...above] = steps.map((step) => byName.get(fold(step)) ?? []).reverse();
  return (last ?? []).filter((place) =>
    above.every((places) => places.some((upper) => place.startsWith(`${upper}.`))),
  );
}

interface Places {
  byName: ReadonlyMap<string, string[]>;
  byCode: ReadonlyMap<string, string[]>;
}

const made = new WeakMap<readonly TreeNode[], Places>();

/** Places by folded name in every language, and by code; made once for a tree. */
function placesOf(industries: readonly TreeNode[]): Places {
  const known = made.get(industries);
  if (known) return known;
  const byName = new Map<string, string[]>();
  const byCode = new Map<string, string[]>();
  const add = (node: TreeNode, above: string) => {
    const place = above === '' ? node.id : `${above}.${node.id}`;
    byCode.set(node.id, [place]).set(place, [place]);
    for (const name of new Set(Object.values(node.names).map(fold)))
      byName.set(name, [...(byName.get(name) ?? []), place]);
    for (const child of node.children) add(child, place);
  };
  for (const industry of industries) add(industry, '');
  const places = { byName, byCode };
  made.set(industries, places);
  return places;
}
