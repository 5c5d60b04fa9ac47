import {
  createBusiness,
  getBusinessProfile,
  type Language,
  listBusinessChanges,
  searchBusinesses,
  undoBusinessChange,
} from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { teamsIn } from './testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);

/** The texts of a business as somebody reads them. */
async function readIn(language: Language, businessID: string) {
  const { general } = await api.callIn(language)(getBusinessProfile, { params: { businessID } });
  return {
    texts: [general.shortDescription, general.generalDescription],
    languages: [
      general.textLanguages?.shortDescription?.code,
      general.textLanguages?.generalDescription?.code,
    ],
  };
}

const english = {
  short_description: 'Gear units',
  general_description: 'Since 1994.',
  text_language: 'en',
};

test('readers see the texts in their language, else as they are written, with the language they are in', async () => {
  const { businessID, owner } = await aTeam(english);
  const inEnglish = { texts: ['Gear units', 'Since 1994.'], languages: [undefined, undefined] };
  expect(await readIn('en', businessID)).toEqual(inEnglish);
  expect(await readIn('es', businessID)).toEqual({ ...inEnglish, languages: ['en', 'en'] });
  const { values } = await owner.publish('general', {
    revision: 0,
    textsEs: { shortDescription: ' Reductores ' },
    textsZh: { shortDescription: '减速机', generalDescription: '始于1994年。' },
  });
  expect(values.textsEs).toEqual({ shortDescription: 'Reductores' });
  expect(await readIn('en', businessID)).toEqual(inEnglish);
  expect(await readIn('es', businessID)).toEqual({
    texts: ['Reductores', 'Since 1994.'],
    languages: [undefined, 'en'],
  });
  expect(await readIn('zh', businessID)).toEqual({
    texts: ['减速机', '始于1994年。'],
    languages: [undefined, undefined],
  });
  expect(await readIn('it', businessID)).toEqual({ ...inEnglish, languages: ['en', 'en'] });
});

test('cards show the short text in the language of whoever reads them, and search finds it in each', async () => {
  const { businessID, owner } = await aTeam(english);
  await owner.publish('general', { revision: 0, textsEs: { shortDescription: 'Reductores coaxiales' } });
  const found = async (language: Language, textQuery: string) => {
    const { items } = await api.callIn(language)(searchBusinesses, { body: { textQuery, skip: 0, size: 5 } });
    return items.find((item) => item.businessID === businessID)?.general.shortDescription;
  };
  expect(await found('en', 'gear units')).toBe('Gear units');
  expect(await found('es', 'gear units')).toBe('Reductores coaxiales');
  expect(await found('en', 'reductores coaxiales')).toBe('Gear units');
});

test('a text whose language nobody said is shown without one', async () => {
  const { businessID, owner } = await aTeam({ ...english, text_language: null });
  expect((await readIn('es', businessID)).languages).toEqual([undefined, undefined]);
  await owner.publish('general', { revision: 0, textLanguage: 'de' });
  expect((await readIn('es', businessID)).languages).toEqual(['de', 'de']);
  const unknown = owner.publish('general', { revision: 1, textLanguage: 'xx' });
  await expect(unknown).rejects.toMatchObject({ issues: [{ field: 'textLanguage', code: 'unknown' }] });
});

test('the text as it is written counts in its own language', async () => {
  const { businessID, owner } = await aTeam(english);
  await owner.publish('general', { revision: 0, textsEn: { shortDescription: 'Another' } });
  expect((await readIn('en', businessID)).texts).toEqual(['Gear units', 'Since 1994.']);
});

test('two people who write two languages both do; one language is one field', async () => {
  const { owner, admin } = await aTeam(english);
  await owner.publish('general', { revision: 0, textsEs: { shortDescription: 'Reductores' } });
  await admin.publish('general', { revision: 0, textsIt: { shortDescription: 'Riduttori' } });
  const late = admin.publish('general', { revision: 0, textsEs: { shortDescription: 'Engranes' } });
  await expect(late).rejects.toMatchObject({ status: 409, issues: [{ field: 'textsEs' }] });
});

test('texts are taken away, and come back by an undo', async () => {
  const { businessID, owner } = await aTeam(english);
  await owner.publish('general', { revision: 0, textsEs: { shortDescription: 'Reductores' } });
  await owner.publish('general', { revision: 1, textsEs: {} });
  expect((await readIn('es', businessID)).languages).toEqual(['en', 'en']);
  const stored = api.db.selectFrom('business_texts').select('language').where('business_id', '=', businessID);
  expect(await stored.execute()).toEqual([]);
  const { changes } = await owner.call(listBusinessChanges, { params: { businessID }, query: {} });
  await owner.call(undoBusinessChange, { params: { businessID, changeID: changes[0]?.changeID ?? '' } });
  expect((await readIn('es', businessID)).texts[0]).toBe('Reductores');
});

test('who creates a business writes in the language of the page', async () => {
  const someone = await api.signIn();
  const { businessID } = await someone.call(createBusiness, {
    body: {
      companyName: 'Regia',
      businessType: 'MA',
      country: 'MX',
      state: 'MX-NLE',
      categories: ['0006.000601'],
      shortDescription: 'Gear units',
    },
  });
  expect((await readIn('it', businessID)).languages[0]).toBe('en');
  const colleague = await aMember(businessID, 'admin', 'Ruth');
  expect((await colleague.edit()).sections.general.values.textLanguage).toBe('en');
});
