import type { SupportBooking } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForMember } from '../business/policy.ts';
import { found } from '../found.ts';
import { write } from '../write/write.ts';
import { cancellableUntil, presentBookings } from './present.ts';
import { findBooking, findEntries, lockSupport, markCancelled } from './queries.ts';

/** Cancels a booking of a business; again it changes nothing. @throws Conflict later than a day before it starts */
export async function cancelSupportBooking(context: ForMember, bookingID: string): Promise<SupportBooking> {
  const { businessID } = context.actor.actingBusiness;
  return write(context, { noun: 'support', id: bookingID }, async (trx) => {
    await lockSupport(trx, businessID);
    const booking = found(await findBooking(trx, bookingID, businessID), 'booking');
    if (!booking.cancelled_at) {
      const isWorkedOn = (await findEntries(trx, [bookingID])).length > 0;
      if (isWorkedOn || Date.now() > cancellableUntil(booking).getTime())
        throw new KontorError('Conflict', 'This booking can no longer be cancelled free of charge.');
      await markCancelled(trx, bookingID, { by: 'business' });
    }
    const row = found(await findBooking(trx, bookingID), 'booking');
    return found((await presentBookings(trx, [row]))[0], 'booking');
  });
}
