import type { Price } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { perText } from '../amount/amount-text.ts';

/** "USD 12.50 per piece", as its owner states it, number and unit in the reader's language. */
export function priceText({ amount, currency, per: unit }: Price, i18n: I18n): string {
  const money = i18n.number(amount, { style: 'currency', currency, currencyDisplay: 'code' });
  if (unit === undefined) return money;
  const per = perText(unit, i18n);
  return i18n._(msg`${money} per ${per}`);
}
