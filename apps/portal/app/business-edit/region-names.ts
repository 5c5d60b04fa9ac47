import type { MarketRegion } from '@kontor/contract/market-regions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What regions of markets are called. The public page has them named by the server, so that no browser loads all of them. */
export const regionNames: Record<MarketRegion, MessageDescriptor> = {
  'north-america': msg`North America`,
  'central-america': msg`Central America`,
  caribbean: msg`Caribbean`,
  'south-america': msg`South America`,
  'western-europe': msg`Western Europe`,
  'northern-europe': msg`Northern Europe`,
  'southern-europe': msg`Southern Europe`,
  'eastern-europe': msg`Eastern Europe`,
  'north-africa': msg`North Africa`,
  'west-africa': msg`West Africa`,
  'central-africa': msg`Central Africa`,
  'east-africa': msg`East Africa`,
  'southern-africa': msg`Southern Africa`,
  'middle-east': msg`Middle East`,
  'central-asia': msg`Central Asia`,
  'south-asia': msg`South Asia`,
  'east-asia': msg`East Asia`,
  'southeast-asia': msg`Southeast Asia`,
  oceania: msg`Oceania`,
};
