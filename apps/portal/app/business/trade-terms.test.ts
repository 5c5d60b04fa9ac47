import {
  capacityPeriods,
  capacityUnits,
  contractManufacturingCodes,
  incoterms,
  packagingTypes,
  paymentTypes,
} from '@kontor/contract/business-codes';
import { marketRegions } from '@kontor/contract/market-regions';
import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { openModules } from '../page/testing-modules.ts';

interface Modules {
  '/app/business/use-trade-texts.ts': typeof import('./use-trade-texts.ts');
  '/app/business/use-factory-texts.ts': typeof import('./use-factory-texts.ts');
  '/app/business-edit/use-term-texts.ts': typeof import('../business-edit/use-term-texts.ts');
  '/app/business-edit/region-names.ts': typeof import('../business-edit/region-names.ts');
  '/app/language/catalogues.server.ts': typeof import('../language/catalogues.server.ts');
}

const load = openModules<Modules>();

beforeAll(() => load('/app/business/use-trade-texts.ts'));

const lists = {
  packaging: packagingTypes,
  payment: paymentTypes,
  unit: capacityUnits,
  period: capacityPeriods,
  contractManufacturing: contractManufacturingCodes,
  incoterm: incoterms,
  region: Object.keys(marketRegions),
} as const;
type List = keyof typeof lists;

const languages = Object.keys(shownLanguages) as ShownLanguage[];
const everyValue = Object.entries(lists).flatMap(([list, values]) =>
  values.map((value) => [list as List, value] as const),
);

/** Terms that a language has from English. */
const same: Record<Exclude<ShownLanguage, 'en'>, ReadonlySet<string>> = {
  es: new Set(['Big bags', 'Skids', 'OEM', 'ODM']),
  it: new Set(['Private label', 'OEM', 'ODM', 'Oceania']),
  zh: new Set(['OEM', 'ODM']),
};

/** What a value of a list is called in a language. */
async function nameOf(list: List, value: string, language: ShownLanguage): Promise<string> {
  const { useTradeTexts } = await load('/app/business/use-trade-texts.ts');
  const { useFactoryTexts } = await load('/app/business/use-factory-texts.ts');
  const { useTermTexts } = await load('/app/business-edit/use-term-texts.ts');
  const { regionNames } = await load('/app/business-edit/region-names.ts');
  const { textsIn } = await load('/app/language/catalogues.server.ts');
  const i18n = textsIn(language);
  let name = '';
  function Named() {
    const trade = useTradeTexts();
    const factory = useFactoryTexts();
    const terms: Record<string, string> = useTermTexts().incoterms;
    const regions: Record<string, (typeof regionNames)['oceania']> = regionNames;
    const names: Record<List, () => string> = {
      packaging: () => trade.packaging(value),
      payment: () => trade.payment(value),
      unit: () => trade.unit(value),
      period: () => factory.period(value),
      contractManufacturing: () => factory.contractManufacturing(value),
      incoterm: () => terms[value] ?? value,
      region: () => (regions[value] ? i18n._(regions[value]) : value),
    };
    name = names[list]();
    return null;
  }
  renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Named)));
  return name;
}

test.each(everyValue)('%s: %s has a name in every language', async (list, value) => {
  const english = await nameOf(list, value, 'en');
  expect(english).toBeTruthy();
  for (const language of languages) {
    const name = await nameOf(list, value, language);
    expect(name, language).toBeTruthy();
    if (language === 'en' || same[language].has(english)) continue;
    expect(name, language).not.toBe(english);
    if (language === 'zh') expect(name).toMatch(/\p{Script=Han}/u);
  }
});
