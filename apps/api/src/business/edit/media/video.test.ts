import {
  type BusinessMediaChange,
  changeBusinessMedia,
  getBusinessProfile,
  listBusinessChanges,
  undoBusinessChange,
} from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedApi } from '../../../test/shared-api.ts';
import { forgetUnused } from '../../../upload/forget-unused.ts';
import { sharedPreparing } from '../../../upload/testing-preparing.ts';
import { sentFile } from '../../../upload/testing-sent-file.ts';
import { aWebm } from '../../../upload/testing-videos.ts';
import { type Somebody, teamsIn } from '../testing-team.ts';

const api = await sharedApi();
const { aTeam } = teamsIn(api);
const preparing = sharedPreparing(api);
const origin = new URL(api.url).origin;

const change = (person: Somebody, businessID: string, body: BusinessMediaChange) =>
  person.call(changeBusinessMedia, { params: { businessID }, body });
const shown = async (businessID: string) =>
  (await api.call(getBusinessProfile, { params: { businessID } })).general.video;
const changesOf = async (person: Somebody, businessID: string) =>
  (await person.call(listBusinessChanges, { params: { businessID }, query: {} })).changes;
const undo = (person: Somebody, businessID: string, changeID = '') =>
  person.call(undoBusinessChange, { params: { businessID, changeID } });

function video({ token }: Somebody, purpose: 'business-video' | 'product-video' = 'business-video') {
  return sentFile(api, preparing, { token, purpose, contentType: 'video/webm', bytes: aWebm() });
}

test('a video is shown on the page, told by the log, put in the place of another, and taken away', async () => {
  const { businessID, owner } = await aTeam({ video: JSON.stringify({ url: '/imported.mp4' }) });
  expect(await shown(businessID)).toEqual({ url: '/imported.mp4' });
  const token = await video(owner);
  const film = { url: `/files/${token}/file.webm`, contentType: 'video/webm', bytes: aWebm().length };
  const first = await change(owner, businessID, { revision: 0, video: token });
  expect(first).toMatchObject({ revision: 1, video: film });
  expect(await change(owner, businessID, { revision: 1, video: token })).toEqual(first);
  expect((await owner.edit()).media).toEqual(first);
  expect(await shown(businessID)).toEqual(film);
  expect((await fetch(origin + film.url)).headers.get('content-type')).toBe('video/webm');

  expect(await change(owner, businessID, { revision: 1, video: '' })).not.toHaveProperty('video');
  expect(await shown(businessID)).toBeUndefined();
  expect(await changesOf(owner, businessID)).toMatchObject([
    { section: 'media', field: 'video', before: film, canUndo: true },
    { section: 'media', field: 'video', before: { url: '/imported.mp4' }, after: film, canUndo: false },
  ]);
});

test('a video that was taken away comes back while it is stored, and goes for good then', async () => {
  const { businessID, owner, admin } = await aTeam();
  const token = await video(owner);
  await change(owner, businessID, { revision: 0, video: token });
  await change(owner, businessID, { revision: 1, video: '' });
  const [removed] = await changesOf(owner, businessID);
  await undo(admin, businessID, removed?.changeID);
  expect((await shown(businessID))?.url).toContain(token);
  const [back] = await changesOf(owner, businessID);
  await undo(owner, businessID, back?.changeID);
  await sql`UPDATE uploads SET released_at = released_at - interval '2 hours' WHERE id = ${token}`.execute(
    api.db,
  );
  await sql`UPDATE business_changes SET changed_at = changed_at - interval '2 hours' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  expect(await forgetUnused(api.db, preparing.store)).toBeGreaterThan(0);
  expect((await fetch(`${origin}/files/${token}/file.webm`)).status).toBe(404);
  const [gone] = await changesOf(owner, businessID);
  expect(gone?.canUndo).toBe(false);
  await expect(undo(owner, businessID, gone?.changeID)).rejects.toMatchObject({ status: 404 });
});

test('a video that an import stated comes back whenever its removal is undone', async () => {
  const { businessID, owner } = await aTeam({ video: JSON.stringify({ url: '/imported.mp4' }) });
  await change(owner, businessID, { revision: 0, video: '' });
  await sql`UPDATE business_changes SET changed_at = changed_at - interval '2 days' WHERE business_id = ${businessID}`.execute(
    api.db,
  );
  const [removed] = await changesOf(owner, businessID);
  await undo(owner, businessID, removed?.changeID);
  expect(await shown(businessID)).toEqual({ url: '/imported.mp4' });
});

test('a video of somebody else, for something else, or over what somebody else changed is not taken', async () => {
  const { businessID, owner, admin } = await aTeam();
  const token = await video(owner);
  await expect(change(admin, businessID, { revision: 0, video: token })).rejects.toMatchObject({
    status: 404,
  });
  const another = await video(owner, 'product-video');
  await expect(change(owner, businessID, { revision: 0, video: another })).rejects.toMatchObject({
    status: 404,
  });
  await change(admin, businessID, { revision: 0, video: await video(admin) });
  await expect(change(owner, businessID, { revision: 0, video: token })).rejects.toMatchObject({
    status: 409,
    issues: [{ field: 'video', code: 'changedMeanwhile' }],
  });
});
