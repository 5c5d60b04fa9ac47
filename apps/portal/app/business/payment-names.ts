import type { paymentTypes } from '@kontor/contract/business-codes';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Kinds of payment by their code. */
const paymentNames: Readonly<Record<string, MessageDescriptor>> = {
  'T/T': msg`Bank transfer (T/T)`,
  'L/C at sight': msg`Letter of credit at sight`,
  'L/C deferred': msg`Letter of credit, deferred`,
  'D/P': msg`Documents against payment (D/P)`,
  'D/A': msg`Documents against acceptance (D/A)`,
  'Open account': msg`Open account`,
  'Advance payment': msg`Advance payment`,
  'Cash on delivery': msg`Cash on delivery`,
  'Credit card': msg`Credit card`,
  'Direct debit': msg`Direct debit`,
  Escrow: msg`Escrow`,
} satisfies Record<(typeof paymentTypes)[number], MessageDescriptor>;

/** What a kind of payment is called; a code that is none of ours is shown as a source wrote it. */
export function paymentText(code: string, i18n: I18n): string {
  const name = paymentNames[code];
  return name ? i18n._(name) : code;
}
