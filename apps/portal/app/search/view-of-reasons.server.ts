import type { Data, searchBusinesses } from '@kontor/contract';
import { joinedNames } from '@kontor/web/language/joined';
import type { Industry } from '../session/reference.server.ts';

type Found = Data<typeof searchBusinesses>['reasons'];
type By = Found[number]['reasons'][number]['in'];

/** By what a row was found: the words that are in its name, those elsewhere in it, its place in the industry tree. */
export interface ResultReason {
  by: By;
  text: string;
}

/** In the order in which they weigh. */
const order: readonly By[] = ['exactName', 'name', 'place', 'figure', 'nearFigure', 'text'];

export function nameOfPlace(tree: readonly Industry[], id: string): string | undefined {
  const industry = tree.find(({ key }) => id.startsWith(key));
  const category = industry?.categories.find((each) => id.startsWith(each.id));
  const subcategory = category?.subCategories.find((each) => each.id === id);
  return (subcategory ?? category ?? industry)?.name;
}

/** The reasons of each result by its id, in words. */
export function viewOfReasons(
  found: Found,
  tree: readonly Industry[],
  language: string,
): Record<string, ResultReason[]> {
  return Object.fromEntries(
    found.map(({ id, reasons }) => [
      id,
      order.flatMap((by): ResultReason[] => {
        const texts = reasons
          .filter((reason) => reason.in === by)
          .map(({ text }) => (by === 'place' ? nameOfPlace(tree, text) : text))
          .filter((text) => text !== undefined);
        return texts.length === 0 ? [] : [{ by, text: joinedNames(texts, language) }];
      }),
    ]),
  );
}
