import { requestProfilePhoto, sendPersonFile, signUpload } from '@kontor/contract';
import { beginPost, formWithFirstByte } from '@kontor/server/testing/slow-post';
import { expect, test, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { markReleased, markUsed } from './queries.ts';
import { uploadQuota } from './reserve-upload.ts';
import { aPicture } from './testing-pictures.ts';

const api = await sharedApi();

/** Sent again while the machine is too busy to take it, as a browser would. */
const announce = (someone: Someone, fileSize = 1_000) =>
  vi.waitUntil(
    () =>
      someone
        .call(signUpload, { body: { contentType: 'image/png', fileSize, purpose: 'cover-photo' } })
        .catch((error) => {
          if (error.status !== 503) throw error;
        }),
    { timeout: 60_000, interval: 1_000 },
  );

/** How many of so many announcements at once were taken. */
async function taken(someone: Someone, count: number, fileSize?: number): Promise<number> {
  const answers = await Promise.allSettled(Array.from({ length: count }, () => announce(someone, fileSize)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of refused)
    expect(reason).toMatchObject({ errorName: 'TooManyRequests', status: 429 });
  return count - refused.length;
}

/** Rows as if they had been sent before. */
const insert = (someone: Someone, count: number, state = 'ready', refusal: string | null = null) =>
  api.pool.query(
    `INSERT INTO uploads (person_id, purpose, content_type, bytes, state, refusal)
     SELECT $1, 'cover-photo', 'image/png', 1000, $2, $3 FROM generate_series(1, $4) RETURNING id`,
    [someone.id, state, refusal, count],
  );

test('a person announces so many pictures that are not in use, however many at once; others go on', async () => {
  const someone = await api.signIn();
  expect(await taken(someone, uploadQuota.uploads + 15)).toBe(uploadQuota.uploads);
  const { rows } = await api.pool.query('SELECT count(*)::int FROM uploads WHERE person_id = $1', [
    someone.id,
  ]);
  expect(rows).toEqual([{ count: uploadQuota.uploads }]);
  const photo = { body: { contentType: 'image/png', fileSize: 9 } } as const;
  await expect(someone.call(requestProfilePhoto, photo)).rejects.toMatchObject({ status: 429 });
  expect(await taken(await api.signIn(), 1)).toBe(1);
});

test('a person announces so many bytes that are not in use', async () => {
  const someone = await api.signIn();
  const large = 512_000;
  const fits = Math.floor(uploadQuota.bytes / large);
  expect(fits).toBeLessThan(uploadQuota.uploads);
  expect(await taken(someone, fits + 5, large)).toBe(fits);
  expect(await taken(someone, 1, uploadQuota.bytes - fits * large)).toBe(1);
  expect(await taken(someone, 1, 1)).toBe(0);
});

test('whoever has too much is told what to do, before a byte of the file is read', async () => {
  const someone = await api.signIn();
  const picture = await aPicture();
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(picture) };
  await someone.call(sendPersonFile, { body: {}, file });
  await insert(someone, uploadQuota.uploads - 1);
  const headers = {
    'wbn-auth': someone.token,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '400000',
  };
  const post = beginPost(`${api.url}/files/upload-request/user`, headers, formWithFirstByte({}));
  const answer = await post.answer;
  post.giveUp();
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
  expect(JSON.parse(answer.body)).toMatchObject({
    name: 'TooManyRequests',
    message: expect.stringContaining('not used for a day is removed'),
  });
});

test('what is in use, or was refused, does not count; what was replaced does until it is removed', async () => {
  const someone = await api.signIn();
  // The person is known from their first call on.
  expect(await taken(someone, 1)).toBe(1);
  await insert(someone, 100, 'refused', 'broken');
  const { rows } = await insert(someone, uploadQuota.uploads);
  expect(await taken(someone, 1)).toBe(0);
  for (const { id } of rows) await markUsed(api.db, id);
  expect(await taken(someone, 5)).toBe(5);
  for (const { id } of rows.slice(6)) await markReleased(api.db, id);
  expect(await taken(someone, 1)).toBe(0);
});
