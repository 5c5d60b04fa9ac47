import {
  type BusinessMediaChange,
  changeBusinessMedia,
  confirmBusinessMedia,
  getBusinessProfile,
  listBusinessChanges,
  sendBusinessFile,
  undoBusinessChange,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { aPicture } from '../../../upload/testing-pictures.ts';
import { prepareNext, sharedPreparing } from '../../../upload/testing-preparing.ts';
import { type Somebody, teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam, aMember } = teamsIn(api);
const preparing = sharedPreparing(api);

const change = (person: Somebody, businessID: string, body: BusinessMediaChange) =>
  person.call(changeBusinessMedia, { params: { businessID }, body });
const changesOf = async (person: Somebody, businessID: string) =>
  (await person.call(listBusinessChanges, { params: { businessID }, query: {} })).changes;
const undo = (person: Somebody, businessID: string, changeID: string | undefined) =>
  person.call(undoBusinessChange, { params: { businessID, changeID: changeID ?? '' } });
const published = async (businessID: string) =>
  (await api.call(getBusinessProfile, { params: { businessID } })).general;

/** A picture of this person that was sent and made ready. */
async function picture(
  { token }: Somebody,
  purpose: 'business-profile-photo' | 'business-cover-photo' = 'business-profile-photo',
) {
  const bytes = new Uint8Array(await aPicture({ width: 1600, height: 400 }));
  const file = { name: 'picture.jpg', type: 'image/jpeg', bytes };
  const sent = await api.client(token)(sendBusinessFile, { body: { purpose }, file });
  while (await prepareNext(preparing));
  return sent.token;
}

test('logo and cover are changed, their words alone, and taken away; the page shows it and the log tells it', async () => {
  const { businessID, owner } = await aTeam();
  const [logo, cover] = [await picture(owner), await picture(owner, 'business-cover-photo')];
  const first = await change(owner, businessID, {
    revision: 0,
    profilePhoto: { token: logo, alt: 'Our mark' },
    coverPhoto: cover,
  });
  expect(first).toMatchObject({ revision: 1, profilePhoto: { alt: 'Our mark' } });
  expect((await owner.edit()).media).toEqual(first);
  const { revision, profilePhoto, coverPhoto } = first;
  expect(await published(businessID)).toMatchObject({ profilePhoto, coverPhoto });

  const { url } = coverPhoto ?? {};
  const worded = await change(owner, businessID, { revision, coverPhoto: { url, alt: ' Gear hall ' } });
  expect(worded).toMatchObject({
    profilePhoto,
    coverPhoto: { ...coverPhoto, alt: 'Gear hall' },
    revision: 2,
  });
  expect(await change(owner, businessID, { revision: 2, coverPhoto: { url, alt: 'Gear hall' } })).toEqual(
    worded,
  );

  const without = await change(owner, businessID, { revision: 2, profilePhoto: '' });
  expect(without).not.toHaveProperty('profilePhoto');
  expect(await published(businessID)).not.toHaveProperty('profilePhoto');
  const changes = await changesOf(owner, businessID);
  expect(changes.map(({ section, field, canUndo }) => [section, field, canUndo])).toEqual([
    ['media', 'profilePhoto', true],
    ['media', 'coverPhoto', true],
    ['media', 'coverPhoto', false],
    ['media', 'profilePhoto', false],
  ]);
  expect(changes[0]?.before).toEqual(profilePhoto);
  expect(changes[0]?.before).not.toHaveProperty('upload');
});

test('a picture comes back by undo for as long as it is stored, words for as long as any change', async () => {
  const { businessID, owner, admin } = await aTeam();
  const { profilePhoto } = await change(owner, businessID, {
    revision: 0,
    profilePhoto: { token: await picture(owner), alt: 'Our mark' },
  });
  await change(owner, businessID, { revision: 1, profilePhoto: { ...profilePhoto, alt: 'Mark' } });
  await change(owner, businessID, { revision: 2, profilePhoto: '' });
  const [removed] = await changesOf(owner, businessID);
  const undone = await undo(admin, businessID, removed?.changeID);
  expect(undone).toMatchObject({ canUndo: false, undone: { by: { firstName: 'Ruth' } } });
  expect(await undo(admin, businessID, removed?.changeID)).toEqual(undone);
  expect((await owner.edit()).media).toMatchObject({ profilePhoto: { alt: 'Mark' }, revision: 4 });

  await sql`UPDATE business_changes SET changed_at = changed_at - interval '2 hours' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  const [back, , worded] = await changesOf(owner, businessID);
  expect([back?.canUndo, worded?.canUndo]).toEqual([true, true]);
  await undo(owner, businessID, worded?.changeID);
  expect((await owner.edit()).media.profilePhoto?.alt).toBe('Our mark');

  await change(owner, businessID, { revision: 5, profilePhoto: '' });
  await sql`UPDATE business_changes SET changed_at = changed_at - interval '2 hours' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  await api.db
    .deleteFrom('uploads')
    .where('released_at', 'is not', null)
    .where('person_id', '=', owner.id)
    .execute();
  const [gone] = await changesOf(owner, businessID);
  expect(gone?.canUndo).toBe(false);
  await expect(undo(owner, businessID, gone?.changeID)).rejects.toMatchObject({ status: 404 });
  expect(await published(businessID)).not.toHaveProperty('profilePhoto');
});

test('a picture that somebody else changed meanwhile is not overwritten unseen, the other one is changed', async () => {
  const { businessID, owner, admin } = await aTeam();
  await change(admin, businessID, { revision: 0, profilePhoto: await picture(admin) });
  const late = change(owner, businessID, { revision: 0, profilePhoto: await picture(owner) });
  await expect(late).rejects.toMatchObject({
    status: 409,
    issues: [{ field: 'profilePhoto', code: 'changedMeanwhile' }],
  });
  const coverPhoto = await picture(owner, 'business-cover-photo');
  expect(await change(owner, businessID, { revision: 0, coverPhoto })).toMatchObject({ revision: 2 });
});

test("nobody takes somebody else's picture, one for something else, or that of another business", async () => {
  const { businessID, owner, admin } = await aTeam();
  const elsewhere = await aTeam();
  const logo = await picture(owner);
  const missing = { status: 404 };
  await expect(change(admin, businessID, { revision: 0, profilePhoto: logo })).rejects.toMatchObject(missing);
  await expect(change(owner, businessID, { revision: 0, coverPhoto: logo })).rejects.toMatchObject(missing);
  const member = await aMember(businessID, 'member', 'Teo');
  for (const one of [member, elsewhere.owner])
    await expect(change(one, businessID, { revision: 0, profilePhoto: '' })).rejects.toMatchObject({
      status: 403,
    });
  await change(owner, businessID, { revision: 0, profilePhoto: logo });
  const [changed] = await changesOf(owner, businessID);
  await expect(undo(elsewhere.owner, elsewhere.businessID, changed?.changeID)).rejects.toMatchObject(missing);
  expect(await published(businessID)).toHaveProperty('profilePhoto');
});

test('media are confirmed with a date and a name, by a change or as they are', async () => {
  const { businessID, owner, admin } = await aTeam();
  expect((await owner.edit()).media).toEqual({ revision: 0 });
  const { confirmedBy: changedBy } = await change(owner, businessID, {
    revision: 0,
    profilePhoto: await picture(owner),
  });
  expect(changedBy?.userID).toBe(owner.id);
  await api.db
    .updateTable('business_sections')
    .set({ confirmed_at: '2026-01-02T03:04:05Z' })
    .where('business_id', '=', businessID)
    .execute();
  const before = (await admin.edit()).media;
  expect(before.confirmedAt).toBe('2026-01-02T03:04:05.000Z');
  const confirmed = await admin.call(confirmBusinessMedia, { params: { businessID } });
  expect(confirmed.confirmedBy?.userID).toBe(admin.id);
  expect(Date.parse(confirmed.confirmedAt ?? '')).toBeGreaterThan(Date.parse(before.confirmedAt ?? ''));
  const { confirmedAt, confirmedBy } = confirmed;
  expect(confirmed).toEqual({ ...before, confirmedAt, confirmedBy });
  expect((await owner.edit()).media).toEqual(confirmed);
  expect(await changesOf(owner, businessID)).toHaveLength(1);
});
