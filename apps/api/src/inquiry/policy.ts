import { actingAs } from '../business/policy.ts';

const bid = ({ query }: { query?: { bid?: string | undefined } | undefined }) => query?.bid;

/** Of a business whose conversation it is: its members read and answer. */
export const member = actingAs(bid, 'member');

/** Its owners and administrators end, go on, and say whom the business hears no more. */
export const admin = actingAs(bid, 'admin');
