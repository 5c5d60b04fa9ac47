import type { SupportBooking } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { found } from '../found.ts';
import type { ForOperator } from '../operator/policy.ts';
import { write } from '../write/write.ts';
import { enqueueMail } from './jobs.ts';
import { presentBookings } from './present.ts';
import { findBooking, findEntries, lockSupport, markCancelled } from './queries.ts';

/**
 * Cancels a booking for the support team, which tells the business why; again it changes nothing. @throws Conflict while minutes of it
 * are logged: those are corrected first
 */
export async function withdrawSupportBooking(
  context: ForOperator,
  bookingID: string,
  reason: string,
): Promise<SupportBooking> {
  return write(context, { noun: 'support', id: bookingID }, async (trx) => {
    const { business_id: businessID } = found(await findBooking(trx, bookingID), 'booking');
    await lockSupport(trx, businessID);
    const booking = found(await findBooking(trx, bookingID), 'booking');
    if (!booking.cancelled_at) {
      const entries = await findEntries(trx, [bookingID]);
      if (entries.reduce((sum, { minutes }) => sum + minutes, 0) > 0)
        throw new KontorError('Conflict', 'Minutes of this booking are logged. Correct them first.');
      await markCancelled(trx, bookingID, { by: 'team', reason });
      await enqueueMail(trx, bookingID, 'cancelled');
    }
    const row = found(await findBooking(trx, bookingID), 'booking');
    return found((await presentBookings(trx, [row]))[0], 'booking');
  });
}
