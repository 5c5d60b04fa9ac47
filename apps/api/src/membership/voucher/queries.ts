import type { DB, ReadDatabase } from '@kontor/database';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { OrderRow } from '../queries.ts';
import { voucherCode } from './voucher-code.ts';

export type VoucherRow = Selectable<DB['membership_vouchers']>;
export type NewVoucherRow = Omit<Insertable<DB['membership_vouchers']>, 'id'>;

export function findVoucher(db: ReadDatabase, code: string): Promise<VoucherRow | undefined> {
  return db.selectFrom('membership_vouchers').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Purchases with one voucher are made one after the other, so that the last use of it is had once. @param typed as somebody typed it */
export async function lockVoucher(trx: Transaction<DB>, typed: string | undefined): Promise<void> {
  if (typed === undefined) return;
  const code = voucherCode(typed);
  await trx.selectFrom('membership_vouchers').select('code').where('code', '=', code).forUpdate().execute();
}

/** @returns undefined where there is one with this code */
export function insertVoucher(trx: Transaction<DB>, voucher: NewVoucherRow): Promise<VoucherRow | undefined> {
  return trx
    .insertInto('membership_vouchers')
    .values(voucher)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function revoke(trx: Transaction<DB>, code: string): Promise<void> {
  await trx
    .updateTable('membership_vouchers')
    .set({ revoked_at: new Date() })
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .execute();
}

/**
 * Businesses that use some vouchers: by a purchase that is paid and was not given back, or by one that is under way
 * (`membership_orders_by_voucher`).
 */
export async function findUses(
  db: ReadDatabase,
  codes: readonly string[],
): Promise<{ code: string; businessID: string; isPaid: boolean }[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<{ code: string; business_id: string; is_paid: boolean }>`
    SELECT o.voucher_code AS code, o.business_id, bool_or(paid.order_id IS NOT NULL) AS is_paid
    FROM membership_orders AS o LEFT JOIN paid_memberships AS paid ON paid.order_id = o.id
    WHERE o.voucher_code = ANY (${codes}) AND (o.closed_at IS NULL OR paid.order_id IS NOT NULL)
    GROUP BY o.voucher_code, o.business_id
  `.execute(db);
  return rows.map(({ code, business_id, is_paid }) => ({ code, businessID: business_id, isPaid: is_paid }));
}

/** The package a business had for a voucher alone (`membership_orders_of_business`). */
export function findRedeemed(
  db: ReadDatabase,
  { businessID, code, planId }: { businessID: string; code: string; planId: OrderRow['plan_id'] },
) {
  return db
    .selectFrom('membership_orders')
    .select('id')
    .where('business_id', '=', businessID)
    .where('voucher_code', '=', code)
    .where('way', '=', 'voucher')
    .where('plan_id', '=', planId)
    .executeTakeFirst();
}

/** Vouchers, the newest first (`membership_vouchers_id_key`). */
export function findVouchers(
  db: ReadDatabase,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<VoucherRow[]> {
  return db
    .selectFrom('membership_vouchers')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
