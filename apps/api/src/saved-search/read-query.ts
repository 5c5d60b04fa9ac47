import { createSavedSearch, type SearchToSave } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { SavedQuery } from './queries.ts';

const shapes = createSavedSearch.body.properties;

/** What is chosen of a list is a set. */
const inOneForm = (value: unknown): unknown => (Array.isArray(value) ? [...new Set(value)].sort() : value);

/** What says nothing: a filter without a choice, and what a search does unless said otherwise. */
function isUsual(field: string, value: unknown): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (field === 'asTyped' && value === false) ||
    (field === 'order' && value === 'fit')
  );
}

/**
 * A search as it is stored: the fields its call has but the page, in the one form by which equal searches are told.
 * @throws BadRequest unless it is of one kind
 */
export function readQuery({ business, product }: SearchToSave): SavedQuery {
  const type = business ? 'business' : 'product';
  const sent = business ?? product;
  if (!sent || (business && product))
    throw new KontorError('BadRequest', 'A search is for businesses or for products.', {
      issues: [
        business ? issueAt('product', { code: 'unexpected' }) : issueAt('business', { code: 'required' }),
      ],
    });
  const { country, countries = country ? [country] : [], textQuery, ...rest } = sent;
  const asked = { ...rest, countries, textQuery: textQuery.trim().replace(/\s+/g, ' ') };
  const fields = Object.entries(asked).filter(
    ([field, value]) => field in shapes[type].properties && !isUsual(field, value),
  );
  return { type, query: Object.fromEntries(fields.map(([field, value]) => [field, inOneForm(value)])) };
}
