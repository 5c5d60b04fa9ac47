import { getBusinessProfile, listBusinessChanges, undoBusinessChange } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/shared-api.ts';
import { aCompany, aFile, csvOfCompanies } from '../import/company-file.ts';
import { importFile } from '../import/import-file.ts';
import { teamsIn } from './testing-team.ts';

const api = await sharedApi();
const { aMember } = teamsIn(api);
let companies = 0;

/** A company that came by an import and was claimed; `again` imports it with what its source says now. */
async function anImported() {
  companies += 1;
  const company_name = `Northgate Bearings ${companies}`;
  const again = async (said: Parameters<typeof aCompany>[0]) =>
    importFile({ db: api.db, file: await aFile(csvOfCompanies([aCompany({ company_name, ...said })])) });
  await again({});
  const { id } = await api.db
    .selectFrom('businesses')
    .select('id')
    .where('company_name', '=', company_name)
    .executeTakeFirstOrThrow();
  return { businessID: id, owner: await aMember(id, 'owner', 'Marisol'), again };
}

test('imported facts name their source until somebody edits them', async () => {
  const { owner } = await anImported();
  const { sections, source } = await owner.edit();
  expect(source).toEqual({
    name: 'A register',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  });
  expect(sections.general.imported.toSorted()).toEqual([
    'businessType',
    'categories',
    'companyName',
    'shortDescription',
  ]);
  expect(sections.contact.imported.toSorted()).toEqual([
    'city',
    'country',
    'legalAddressEnglish',
    'state',
    'website',
  ]);
  const { imported } = await owner.publish('contact', { revision: 0, city: 'Leeds', zipcode: 'LS1' });
  expect(imported).not.toContain('city');
  expect(imported).toContain('website');
});

test('an import leaves edited fields alone, also one that was edited back, and updates the others', async () => {
  const { owner, again } = await anImported();
  const { values } = (await owner.edit()).sections.contact;
  await owner.publish('contact', { revision: 0, city: 'Leeds', state: 'GB-LDS' });
  const { revision } = await owner.publish('contact', { revision: 1, city: values.city });
  await again({ city: 'Woking', state: 'Surrey', website: 'https://new.example.com' });
  const { contact } = (await owner.edit()).sections;
  expect(contact.values).toMatchObject({
    city: values.city,
    state: 'GB-LDS',
    website: 'https://new.example.com',
  });
  expect(contact.revision).toBe(revision);
  expect(contact.imported).not.toContain('city');
});

test('what a rule derived is said to be so until somebody edits it', async () => {
  const { businessID, owner } = await anImported();
  const params = { businessID };
  const marks = async () => (await api.call(getBusinessProfile, { params })).general.classifiedByKontor;
  expect(await marks()).toEqual(['businessType', 'industry', 'categories', 'subCategories']);
  await owner.publish('general', { revision: 0, businessType: 'DI' });
  expect(await marks()).toEqual(['industry', 'categories', 'subCategories']);
  await owner.publish('general', { revision: 1, categories: ['0006.000602'] });
  expect(await marks()).toEqual([]);
});

test('an edit of an imported state that is none of the list is undone to what the source said', async () => {
  const { businessID, owner, again } = await anImported();
  await again({ state: 'Middle Earth' });
  expect((await owner.edit()).sections.contact.values.state).toBe('Middle Earth');
  await owner.publish('contact', { revision: 0, state: 'GB-LDS' });
  const { changes } = await owner.call(listBusinessChanges, { params: { businessID }, query: {} });
  const params = { businessID, changeID: changes[0]?.changeID ?? '' };
  await owner.call(undoBusinessChange, { params });
  expect((await owner.edit()).sections.contact.values.state).toBe('Middle Earth');
});
