import type { incoterms } from '@kontor/contract/business-codes';
import type { marketRegions } from '@kontor/contract/market-regions';
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
  const regions: Record<keyof typeof marketRegions, string> = {
    'north-america': t`North America`,
    'central-america': t`Central America`,
    caribbean: t`Caribbean`,
    'south-america': t`South America`,
    'western-europe': t`Western Europe`,
    'northern-europe': t`Northern Europe`,
    'southern-europe': t`Southern Europe`,
    'eastern-europe': t`Eastern Europe`,
    'north-africa': t`North Africa`,
    'west-africa': t`West Africa`,
    'central-africa': t`Central Africa`,
    'east-africa': t`East Africa`,
    'southern-africa': t`Southern Africa`,
    'middle-east': t`Middle East`,
    'central-asia': t`Central Asia`,
    'south-asia': t`South Asia`,
    'east-asia': t`East Asia`,
    'southeast-asia': t`Southeast Asia`,
    oceania: t`Oceania`,
  };
  const countries = (count: number) => t`${plural(count, { one: '# country', other: '# countries' })}`;
  return { incoterms: terms, regions, countries };
}
