import type { Data, listGenders as listGendersCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentGender } from './present.ts';

/** Genders, in their order. */
export function listGenders({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listGendersCall> {
  return [...reference.genders.keys()].map((code) => presentGender(reference, code, language));
}
