import type { Data, listIndustries as listIndustriesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { nameIn } from '../reference/reference.ts';

/** The industries of the first level, by their names alone. */
export function listIndustries({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listIndustriesCall> {
  return reference.industries.map(({ id, names }) => ({ id, name: nameIn(names, language) }));
}
