import { membershipDay, type NewVoucher, type Voucher } from '@kontor/contract';
import { isDay } from '@kontor/contract/is-day';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../../operator/policy.ts';
import { plainLine } from '../../text/plain-text.ts';
import { write } from '../../write/write.ts';
import { findBusiness } from '../queries.ts';
import { presentVoucher } from './present-voucher.ts';
import { insertVoucher } from './queries.ts';
import { drawVoucherCode, voucherCode } from './voucher-code.ts';

/** @throws BadRequest for one that takes off nothing, or two things, or is over already; Conflict for a code that there is */
export async function createVoucher(context: ForOperator, asked: NewVoucher): Promise<Voucher> {
  const { db, actor } = context;
  const { percent, amountCents, planId, businessID, uses, validUntil } = asked;
  const note = plainLine(asked.note);
  if (!note) throw new KontorError('BadRequest', 'Say in `note` what the voucher is for.');
  if ((percent === undefined) === (amountCents === undefined))
    throw new KontorError('BadRequest', 'A voucher has either `percent` or `amountCents`.');
  if (!isDay(validUntil) || validUntil < membershipDay(new Date()))
    throw new KontorError('BadRequest', '`validUntil` is a day there is, today or later.');
  if (businessID && !(await findBusiness(db, businessID)))
    throw new KontorError('NotFound', 'There is no such business.');
  const code = asked.code === undefined ? drawVoucherCode() : voucherCode(asked.code);
  const row = await write(context, undefined, (trx) =>
    insertVoucher(trx, {
      code,
      percent: percent ?? null,
      amount_cents: amountCents ?? null,
      plan_id: planId ?? null,
      business_id: businessID ?? null,
      uses,
      valid_until: validUntil,
      note,
      created_by: actor.id,
    }),
  );
  if (!row) throw new KontorError('Conflict', 'A voucher with this code already exists.');
  return presentVoucher(row, 0);
}
