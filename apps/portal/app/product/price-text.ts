import type { Price } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** "USD 12.50 per piece", as its owner states it, the number in the reader's way of writing. */
export function priceText({ amount, currency, per }: Price, i18n: I18n): string {
  const money = i18n.number(amount, { style: 'currency', currency, currencyDisplay: 'code' });
  return per === undefined ? money : i18n._(msg`${money} per ${per}`);
}
