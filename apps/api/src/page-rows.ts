import type { AddressedNoun, ListedNoun } from '@kontor/contract';
import { businessPageRows } from './business/page-rows.ts';
import { groupPageRows } from './group/page-rows.ts';
import { personPageRows } from './person/page-rows.ts';
import { postPageRows } from './post/page-rows.ts';
import { productPageRows } from './product/page-rows.ts';
import type { ListedRows, NounRows } from './sitemap/noun-rows.ts';

/** The rows of every noun that has pages of its own. */
export const pageRows: { readonly [Noun in AddressedNoun]: Noun extends ListedNoun ? ListedRows : NounRows } =
  {
    business: businessPageRows,
    product: productPageRows,
    person: personPageRows,
    post: postPageRows,
    group: groupPageRows,
  };
