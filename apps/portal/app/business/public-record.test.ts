import type { BusinessProfile } from '@kontor/contract';
import { expect, it } from 'vitest';
import { openModules } from '../page/testing-modules.ts';

interface Modules {
  '/app/business/public-record.server.ts': typeof import('./public-record.server.ts');
  '/app/language/catalogues.server.ts': typeof import('../language/catalogues.server.ts');
}

const load = openModules<Modules>();

const profile = {
  claimed: false,
  source: { name: 'Open Brewery DB', licence: 'MIT' },
  general: {
    companyName: 'Cervecería Norte',
    businessType: { code: 'MA', name: 'Manufacturers' },
    classifiedByKontor: [],
  },
  contactInfo: { website: 'norte.example' },
} as unknown as BusinessProfile;

async function recordOf(
  general: Partial<BusinessProfile['general']>,
  { language = 'en', ...given }: Partial<BusinessProfile> & { language?: 'en' | 'es' } = {},
) {
  const { publicRecord } = await load('/app/business/public-record.server.ts');
  const { textsIn } = await load('/app/language/catalogues.server.ts');
  const of = { ...profile, ...given, general: { ...profile.general, ...general } };
  return publicRecord(of, { language, i18n: textsIn(language) });
}

it.each([
  ['Craft beer; cider; Cider', ['Craft beer', 'Cider'], []],
  ['Supermarkets; markets: AD, ES', ['Supermarkets'], ['Markets: Andorra, Spain']],
  ['Wind power; 1 plant, 6 MW', ['Wind power'], ['1 power plant, 6 MW']],
  ['We brew beer. Ask for our list.', [], []],
  [undefined, [], []],
])('the words of %s', async (shortDescription, words, facts) => {
  const record = await recordOf({ shortDescription });
  expect(record?.words.map(({ text }) => text)).toEqual(words);
  expect(record?.facts).toEqual(facts);
});

it('leads to those who offer the same, of the same type', async () => {
  const record = await recordOf({ shortDescription: 'Craft beer' });
  expect(record?.words[0]?.href).toBe('/search-result?business=MA&countries=global&search=Craft+beer');
});

it('says that a rule derived something only where one did', async () => {
  const noted = await recordOf({ classifiedByKontor: ['industry'] });
  const plain = await recordOf({});
  expect(noted?.note).toBe(
    `${plain?.note} We derived its type, industry and categories by a rule; they may be wrong.`,
  );
});

it('speaks the language of the reader', async () => {
  const record = await recordOf({ shortDescription: 'Wind power; markets: DE' }, { language: 'es' });
  expect(record?.facts).toEqual(['Mercados: Alemania']);
});

it('is nothing of a business that somebody owns or that no source told of', async () => {
  expect(await recordOf({}, { claimed: true })).toBeUndefined();
  expect(await recordOf({}, { source: undefined as never })).toBeUndefined();
});
