import type { Price } from '@kontor/contract';
import { useLingui } from '@lingui/react';
import { priceText } from './price-text.ts';

export function usePriceText(): (price: Price) => string {
  const { i18n } = useLingui();
  return (price) => priceText(price, i18n);
}
