import {
  type Data,
  type listSupportBookings as listSupportBookingsCall,
  membershipDay,
} from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../operator/policy.ts';
import { presentBookings } from './present.ts';
import { findBookingsFrom } from './queries.ts';

/** Bookings of all businesses from a day on, the earliest first. */
export async function listSupportBookings(
  { db }: ForOperator,
  { size, after, from = membershipDay(new Date()) }: { size: number; after?: string; from?: string },
): Promise<Data<typeof listSupportBookingsCall>> {
  const since = new Date(`${from}T00:00:00Z`);
  const rows = await findBookingsFrom(db, { from: since, after: readCursor(after), limit: size + 1 });
  const shown = rows.slice(0, size);
  const bookings = await presentBookings(db, shown);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.flatMap(({ business_id, company_name }, index) => {
      const booking = bookings[index];
      return booking ? [{ businessID: business_id, companyName: company_name ?? '', booking }] : [];
    }),
    ...(last ? { next: `${last.starts_at.toISOString()} ${last.id}` } : {}),
  };
}

function readCursor(after: string | undefined) {
  if (after === undefined) return undefined;
  const read = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/.exec(after);
  const startsAt = new Date(read?.[1] ?? '');
  if (!read || Number.isNaN(startsAt.getTime()))
    throw new KontorError('BadRequest', 'This is not a valid `next` of a page.');
  return { startsAt, id: read[2] ?? '' };
}
