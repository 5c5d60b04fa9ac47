import { exportPerson, forgetPerson, saveBusinessDraft } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam } = teamsIn(api);

const archiveOf = async (personID: string) =>
  (await api.asService(exportPerson, { params: { personID } })).businessEdits;

test('an archive holds what its person changed, confirmed and typed, and nobody else’s', async () => {
  const { businessID, owner, admin } = await aTeam({ city: 'León' });
  await owner.publish('contact', { revision: 0, city: 'Silao' });
  const params = { businessID, section: 'trade' } as const;
  await owner.call(saveBusinessDraft, { params, body: { averageLeadTime: 24 } });
  expect(await archiveOf(owner.id)).toMatchObject({
    confirmed: [{ businessID, section: 'contact' }],
    changes: [{ businessID, section: 'contact', field: 'city', before: 'León', after: 'Silao' }],
    drafts: [{ businessID, section: 'trade', fields: { averageLeadTime: { value: 24 } } }],
  });
  expect(await archiveOf(admin.id)).toEqual({ confirmed: [], changes: [], drafts: [] });
});

test('whoever is forgotten leaves no draft behind, and their changes stay without them', async () => {
  const { businessID, owner, admin } = await aTeam();
  await admin.publish('contact', { revision: 0, city: 'Silao' });
  const params = { businessID, section: 'trade' } as const;
  await admin.call(saveBusinessDraft, { params, body: { averageLeadTime: 24 } });
  expect((await owner.edit()).alsoEditing.map(({ userID }) => userID)).toEqual([admin.id]);
  await api.asService(forgetPerson, { params: { personID: admin.id } });
  expect((await owner.edit()).alsoEditing).toEqual([]);
  expect(await archiveOf(admin.id)).toEqual({ confirmed: [], changes: [], drafts: [] });
  expect((await owner.edit()).sections.contact.values.city).toBe('Silao');
});
