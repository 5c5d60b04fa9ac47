import type { Data, listCategories as listCategoriesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { presentCategories } from './present.ts';

/** What is below an industry. @throws NotFound */
export function listCategories(
  { reference, language }: Pick<Context, 'reference' | 'language'>,
  industryID: string,
): Data<typeof listCategoriesCall> {
  const industry = reference.industries.find(({ id }) => id === industryID);
  return presentCategories(found(industry, 'industry'), language);
}
