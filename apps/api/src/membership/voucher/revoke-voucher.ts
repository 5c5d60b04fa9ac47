import type { Voucher } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { ForOperator } from '../../operator/policy.ts';
import { write } from '../../write/write.ts';
import { presentVoucher } from './present-voucher.ts';
import { findUses, findVoucher, revoke } from './queries.ts';
import { voucherCode } from './voucher-code.ts';

/** Ends a voucher; again it changes nothing, and what was bought with it stays. */
export async function revokeVoucher(context: ForOperator, typed: string): Promise<Voucher> {
  const code = voucherCode(typed);
  return write(context, undefined, async (trx) => {
    await revoke(trx, code);
    const row = await findVoucher(trx, code);
    if (!row) throw new KontorError('NotFound', 'There is no such voucher.');
    return presentVoucher(row, (await findUses(trx, [code])).length);
  });
}
