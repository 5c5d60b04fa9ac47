import type { MissingFact, ProductRowOfTable } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { joinedNames } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { amountText } from '../amount/amount-text.ts';
import { usePriceText } from '../product/use-price-text.ts';
import { usePortal } from '../session/use-portal.ts';

interface CellTexts {
  stock: string;
  minimumOrder: string | undefined;
  leadTime: string | undefined;
  price: string;
  changed: string;
  /** Facts without a column that are missing, in words; undefined where none is. */
  missing: string | undefined;
}

/** What the cells of a row say; undefined where a fact is missing. */
export function useCellTexts(): (row: ProductRowOfTable) => CellTexts {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const priceText = usePriceText();
  const names: Partial<Record<MissingFact, string>> = {
    photos: t`photos`,
    description: t`description`,
    subcategory: t`subcategory`,
    specs: t`specifications`,
  };
  return ({ stock, minimumOrder, leadTimeDays, price, updatedAt, missing }) => {
    const lacking = joinedNames(
      missing.flatMap((fact) => names[fact] ?? []),
      language,
    );
    return {
      stock: stock ? t`Yes` : t`No`,
      minimumOrder: minimumOrder && amountText(minimumOrder, i18n),
      leadTime:
        leadTimeDays === undefined
          ? undefined
          : t`${plural(leadTimeDays, { one: '# day', other: '# days' })}`,
      price: price ? priceText(price) : t`On request`,
      changed: dayOf(updatedAt, language),
      missing: lacking === '' ? undefined : t`Missing: ${lacking}`,
    };
  };
}
