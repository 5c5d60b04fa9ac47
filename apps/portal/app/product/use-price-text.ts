import type { Price } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** "US$ 12.50 per piece", as its owner states it, the number in the reader's way of writing. */
export function usePriceText(): (price: Price) => string {
  const { i18n, t } = useLingui();
  return ({ amount, currency, per }) => {
    const money = i18n.number(amount, { style: 'currency', currency, currencyDisplay: 'code' });
    return per === undefined ? money : t`${money} per ${per}`;
  };
}
