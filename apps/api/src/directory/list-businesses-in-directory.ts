import {
  type BusinessList,
  type Data,
  directoryPageSize,
  type listBusinessesInDirectory as listBusinessesInDirectoryCall,
} from '@kontor/contract';
import { getBusinessCards } from '../business/get-business-cards.ts';
import type { Context } from '../context.ts';
import { type Found, findLogistics, findPrivateLabel, findVerified } from './queries.ts';

const limit = directoryPageSize;

const finders: Record<BusinessList, (db: Context['db'], skip: number) => Promise<Found>> = {
  'verified-manufacturers': (db, skip) => findVerified(db, 'MA', { skip, limit }),
  'verified-suppliers': (db, skip) => findVerified(db, null, { skip, limit }),
  'private-label': (db, skip) => findPrivateLabel(db, { skip, limit }),
  'international-logistics': (db, skip) => findLogistics(db, { skip, limit }),
};

/** A page of a list of businesses, and how many are in all of it. */
export async function listBusinessesInDirectory(
  context: Context,
  list: BusinessList,
  skip: number,
): Promise<Data<typeof listBusinessesInDirectoryCall>> {
  const { ids, total } = await finders[list](context.db, skip);
  const cards = await getBusinessCards(context, ids);
  return { items: ids.flatMap((id) => cards.get(id) ?? []), total };
}
