import {
  cancelSupportBooking as cancelSupportBookingCall,
  createSupportBooking as createSupportBookingCall,
  downloadSupportBooking as downloadSupportBookingCall,
  getSupport as getSupportCall,
  listSupportBookings as listSupportBookingsCall,
  listSupportSlots as listSupportSlotsCall,
  logSupportMinutes as logSupportMinutesCall,
  withdrawSupportBooking as withdrawSupportBookingCall,
} from '@kontor/contract';
import { type ForMember, memberOf } from '../business/policy.ts';
import { type ForOperator, operator } from '../operator/policy.ts';
import { type Route, route } from '../route.ts';
import { cancelSupportBooking } from './cancel-support-booking.ts';
import { createSupportBooking } from './create-support-booking.ts';
import { downloadSupportBooking } from './download-support-booking.ts';
import { getSupport } from './get-support.ts';
import { listSupportBookings } from './list-support-bookings.ts';
import { listSupportSlots } from './list-support-slots.ts';
import { logSupportMinutes } from './log-support-minutes.ts';
import { withdrawSupportBooking } from './withdraw-support-booking.ts';

const admin = memberOf<{ params: { businessID: string } }>(({ params }) => params.businessID, 'admin');
const team = operator('support');

export const supportRoutes: Route[] = [
  route(getSupportCall, (context: ForMember) => getSupport(context), { policy: admin }),
  route(listSupportSlotsCall, (context: ForMember, { query }) => listSupportSlots(context, query.minutes), {
    policy: admin,
  }),
  route(createSupportBookingCall, (context: ForMember, { body }) => createSupportBooking(context, body), {
    policy: admin,
  }),
  route(
    cancelSupportBookingCall,
    (context: ForMember, { params }) => cancelSupportBooking(context, params.bookingID),
    { policy: admin },
  ),
  route(
    downloadSupportBookingCall,
    (context: ForMember, { params }) => downloadSupportBooking(context, params.bookingID),
    { policy: admin },
  ),
  route(listSupportBookingsCall, (context: ForOperator, { query }) => listSupportBookings(context, query), {
    policy: team,
  }),
  route(
    logSupportMinutesCall,
    (context: ForOperator, { params, body }) => logSupportMinutes(context, params.bookingID, body),
    { policy: team },
  ),
  route(
    withdrawSupportBookingCall,
    (context: ForOperator, { params, body }) =>
      withdrawSupportBooking(context, params.bookingID, body.reason),
    { policy: team },
  ),
];
