import type { Data, listBusinessTypes as listBusinessTypesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentBusinessType } from './present.ts';

/** Business types, in their order. */
export function listBusinessTypes({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listBusinessTypesCall> {
  return [...reference.businessTypes.keys()]
    .map((each) => presentBusinessType(reference, each, language))
    .map(({ code, name }) => ({ code, businessTypeName: name }));
}
