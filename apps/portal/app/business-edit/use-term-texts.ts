import type { incoterms } from '@kontor/contract/business-codes';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Words that stand beside what is chosen from, and not on pages. */
export function useTermTexts() {
  const { t } = useLingui();
  const terms: Record<(typeof incoterms)[number], string> = {
    EXW: t`Ex works`,
    FCA: t`Free carrier`,
    FAS: t`Free alongside ship`,
    FOB: t`Free on board`,
    CFR: t`Cost and freight`,
    CIF: t`Cost, insurance and freight`,
    CPT: t`Carriage paid to`,
    CIP: t`Carriage and insurance paid to`,
    DAP: t`Delivered at place`,
    DPU: t`Delivered at place unloaded`,
    DDP: t`Delivered duty paid`,
  };
  const countries = (count: number) => t`${plural(count, { one: '# country', other: '# countries' })}`;
  return { incoterms: terms, countries };
}
