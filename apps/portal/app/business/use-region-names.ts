import type { MarketRegion } from '@kontor/contract/market-regions';
import { useLingui } from '@lingui/react/macro';

/** What regions of markets are called. */
export function useRegionNames(): Record<MarketRegion, string> {
  const { t } = useLingui();
  return {
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
}
