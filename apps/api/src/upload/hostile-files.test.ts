import { getUpload } from '@kontor/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedApi } from '../test/shared-api.ts';
import { bytesOf } from './testing-hostile-file.ts';
import { hostileFiles, payload } from './testing-hostile-files.ts';
import { postForm } from './testing-posts.ts';
import { prepareNext, sharedPreparing } from './testing-preparing.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);

test('no hostile file does harm: it is refused, or nothing but its pixels is kept', async () => {
  const all = await hostileFiles();
  expect(all.length).toBeGreaterThanOrEqual(150);
  // The long run takes all of them, and `hostile-corpus.full.test.ts` many more.
  const files = all.filter((_, index) => process.env.THOROUGH || index % 10 === 0);
  let someone = await api.signIn();
  const ends = { refused: 0, refusedLater: 0, pixels: 0 };
  for (const [index, file] of files.entries()) {
    const { what, type } = file;
    // One person may not hold as many.
    if (index % 25 === 0) someone = await api.signIn();
    const answer = await postForm(
      `${api.url}/files/upload-request/user`,
      {},
      { bytes: new Uint8Array(await bytesOf(file)), type, name: '../../<img src=x>.php' },
      { 'wbn-auth': someone.token },
    );
    const text = await answer.text();
    expect(text, what).not.toContain(payload);
    if (answer.status !== 200) {
      expect([400, 413, 415], what).toContain(answer.status);
      ends.refused += 1;
      continue;
    }
    const token: string = JSON.parse(text).data.token;
    expect(await prepareNext(preparing), what).toBe(true);
    const { state, picture } = await someone.call(getUpload, { params: { token } });
    expect(['ready', 'refused'], what).toContain(state);
    if (state === 'refused') ends.refusedLater += 1;
    else ends.pixels += 1;
    for (const { url, width, height, type: told } of picture?.versions ?? []) {
      const shownFile = await fetch(new URL(api.url).origin + url);
      const shown = Buffer.from(await shownFile.arrayBuffer());
      expect(shown.includes(payload), what).toBe(false);
      expect(shownFile.headers.get('content-type'), what).toBe(told);
      expect(await sharp(shown).metadata(), what).toMatchObject({ width, height });
    }
  }
  // Each way of ending was met, so that none of them is untried.
  expect(Math.min(...Object.values(ends)), JSON.stringify(ends)).toBeGreaterThan(0);
});

test('forms that are none are refused', async () => {
  const someone = await api.signIn();
  const send = (body: BodyInit, type?: string) =>
    fetch(`${api.url}/files/upload-request/user`, {
      method: 'POST',
      body,
      headers: { 'wbn-auth': someone.token, ...(type ? { 'content-type': type } : {}) },
    });
  const form = (...parts: [string, string | Blob][]) => {
    const made = new FormData();
    for (const [name, value] of parts) made.append(name, value);
    return made;
  };
  const file = new Blob([new Uint8Array(10)], { type: 'image/png' });
  const bodies: [string, BodyInit, string?][] = [
    ['JSON', '{}', 'application/json'],
    ['no form', 'x', 'text/plain'],
    ['no boundary', 'x', 'multipart/form-data'],
    [
      'cut off',
      '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      'multipart/form-data; boundary=a',
    ],
    ['no file', form(['purpose', 'profile-photo'])],
    ['two files', form(['file', file], ['file', file])],
    ['another field', form(['picture', file])],
    ['a field behind the file', form(['file', file], ['purpose', 'profile-photo'])],
    ['a field twice', form(['purpose', 'profile-photo'], ['purpose', 'profile-photo'], ['file', file])],
    ['a long field', form(['purpose', 'x'.repeat(5_000)], ['file', file])],
    [
      'many fields',
      form(...Array.from({ length: 40 }, (_, index): [string, string] => [`f${index}`, 'x']), ['file', file]),
    ],
    ['another purpose', form(['purpose', 'business-cover-photo'], ['file', file])],
    ['a field of the prototype', form(['__proto__', 'x'], ['file', file])],
    ['another kind of form', '--a--', 'multipart/mixed; boundary=a'],
  ];
  // Where the message is to say what to do.
  const said: Record<string, RegExp> = {
    'a field of the prototype': /__proto__: leave it out/,
    'another kind of form': /multipart\/form-data/,
  };
  for (const [what, body, type] of bodies) {
    const answer = await send(body, type);
    expect([400, 413, 415], `${what}: ${answer.status}`).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(said[what] ?? /./) });
  }
});
