import type { ShownAbsence } from '@kontor/contract';
import type { Context } from '../../context.ts';
import { found } from '../../found.ts';
import { findPlace } from '../absence/queries.ts';
import { findCurrentAbsences } from './find-current-absences.ts';

/** Until when a business is away, for whoever thinks of writing to it. @throws NotFound */
export async function getBusinessAbsence(
  context: Pick<Context, 'db' | 'language'>,
  businessID: string,
): Promise<{ absence?: ShownAbsence | undefined }> {
  const id = businessID.toLowerCase();
  found(await findPlace(context.db, id), 'business');
  return { absence: (await findCurrentAbsences(context, [id])).get(id) };
}
