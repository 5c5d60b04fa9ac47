import type { Data, listJobPositions as listJobPositionsCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentJobPosition } from './present.ts';

/** Job positions, in their order. */
export function listJobPositions({
  reference,
  language,
}: Pick<Context, 'reference' | 'language'>): Data<typeof listJobPositionsCall> {
  return [...reference.jobPositions.keys()].map((code) => presentJobPosition(reference, code, language));
}
