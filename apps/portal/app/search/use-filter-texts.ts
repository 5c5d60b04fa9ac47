import type { SteppedFigure } from '@kontor/contract/filter-steps';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface FilterTexts {
  name: string;
  /** A step: "7 days", "100". */
  step: (atMost: number) => string;
  /** A step that was chosen, beside other filters: "Lead time: up to 7 days". */
  chosen: (step: string) => string;
}

/** How the filters of products are written out. */
export function useFilterTexts(): Record<SteppedFigure, FilterTexts> {
  const { t, i18n } = useLingui();
  return {
    leadTime: {
      name: t`Lead time, at most`,
      step: (count) => t`${plural(count, { one: '# day', other: '# days' })}`,
      chosen: (step) => t`Lead time: up to ${step}`,
    },
    minimumOrder: {
      name: t`Minimum order, at most`,
      step: (quantity) => i18n.number(quantity),
      chosen: (step) => t`Minimum order: up to ${step}`,
    },
  };
}
