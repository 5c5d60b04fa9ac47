import type { ReadDatabase } from '@kontor/database';

/** What somebody ordered or took back (`membership_orders_by_person`, `membership_orders_by_refunder`). */
export function findOrdersOf(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('membership_orders')
    .selectAll()
    .where((eb) => eb.or([eb('ordered_by', '=', personID), eb('refund_asked_by', '=', personID)]))
    .orderBy('created_at')
    .execute();
}

/** Events of money somebody caused (`ledger_events_by_person`). */
export function findEventsCausedBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('ledger_events')
    .select(['order_id', 'kind', 'cause', 'happened_at', 'detail'])
    .where('caused_by', '=', personID)
    .orderBy('id')
    .execute();
}

/** Renewals somebody chose (`membership_renewals_by_person`). */
export function findRenewalsChosenBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('membership_renewals')
    .select(['business_id', 'card', 'chosen_at'])
    .where('chosen_by', '=', personID)
    .execute();
}

/** Vouchers a finance operator made (`membership_vouchers_by_person`). */
export function findVouchersBy(db: ReadDatabase, personID: string) {
  return db
    .selectFrom('membership_vouchers')
    .select(['code', 'note', 'created_at'])
    .where('created_by', '=', personID)
    .orderBy('id')
    .execute();
}
