import { getUpload, sendPersonFile } from '@kontor/contract';
import { inTransaction } from '@kontor/database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../test/api.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { preparePictures } from './jobs.ts';
import { type Preparing, prepareNext } from './prepare-upload.ts';
import { claimReceived } from './queries.ts';
import { aPicture } from './testing-pictures.ts';
import { preparingOf } from './testing-preparing.ts';

let api: TestApi;
let preparing: Preparing;
beforeAll(async () => {
  api = await startApi();
  preparing = preparingOf(api);
});
afterEach(() => api.pool.query('DELETE FROM uploads'));
afterAll(async () => {
  preparing.decoder.close();
  await api.close();
});

type Someone = Awaited<ReturnType<TestApi['signIn']>>;

async function sent(someone: Someone, count = 1): Promise<string[]> {
  const bytes = new Uint8Array(await aPicture({ width: 32, height: 32 }));
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes };
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1)
    tokens.push((await someone.call(sendPersonFile, { body: {}, file })).token);
  return tokens;
}

const claim = (again = true) =>
  inTransaction(api.db, async (trx) => (await claimReceived(trx, { leftAfter: 60, again }))?.id);
const stateOf = async (someone: Someone, token = '') =>
  (await someone.call(getUpload, { params: { token } })).state;

/** Makes all ready, one after the other. @returns in which order */
async function order(): Promise<string[]> {
  while (await prepareNext(preparing));
  const { rows } = await api.pool.query('SELECT id FROM uploads ORDER BY served_at');
  return rows.map(({ id }) => id);
}

describe('people take turns', () => {
  it('the next picture is of the person who was served longest ago', async () => {
    const [many, few, one] = [await api.signIn(), await api.signIn(), await api.signIn()];
    const [a1, a2, a3, a4] = await sent(many, 4);
    const [b1, b2] = await sent(few, 2);
    const [c1] = await sent(one);
    expect(await order()).toEqual([a1, b1, c1, a2, b2, a3, a4]);
  });

  it('nobody has two pictures made ready at once, whoever asks at the same time', async () => {
    const [one, other] = [await api.signIn(), await api.signIn()];
    const [a1] = await sent(one, 3);
    const [b1] = await sent(other, 3);
    const claimed = await Promise.all([claim(), claim(), claim(), claim()]);
    expect(claimed.filter(Boolean).sort()).toEqual([a1, b1].sort());
  });
});

describe('a picture that ends the process that decodes it', () => {
  it('is tried three times, then refused, and its file goes', async () => {
    // How processes come to end is in `decoder.test.ts`; here it is as if each had.
    const died = () => Promise.reject(new DecoderDied('memory'));
    const deadly: Preparing = { ...preparing, decoder: { ...preparing.decoder, makeVersions: died } };
    const someone = await api.signIn();
    const [token] = await sent(someone);
    for (const state of ['received', 'received', 'refused']) {
      expect(await prepareNext(deadly)).toBe(true);
      expect(await stateOf(someone, token)).toBe(state);
    }
    expect(await prepareNext(deadly)).toBe(false);
    const answer = await someone.call(getUpload, { params: { token: token ?? '' } });
    expect(answer.refusal).toBe('broken');
    expect(await deadly.store.read(`incoming/${token}`)).toBeUndefined();
    const { rows } = await api.pool.query('SELECT failures FROM uploads WHERE id = $1', [token]);
    expect(rows).toEqual([{ failures: 3 }]);
  });

  it('is given another try beside the first lane, which others have for themselves', async () => {
    const [one, other] = [await api.signIn(), await api.signIn()];
    const [a1] = await sent(one);
    await api.pool.query('UPDATE uploads SET failures = 1 WHERE id = $1', [a1]);
    const [b1] = await sent(other);
    expect(await claim(false)).toBe(b1);
    expect(await claim(false)).toBeUndefined();
    expect(await claim(true)).toBe(a1);
  });

  it('does not end the worker: it is refused there, and the next one made ready', async () => {
    let deaths = 2;
    const { decoder } = preparing;
    const flaky: Preparing['decoder'] = {
      ...decoder,
      async makeVersions(picture, purpose) {
        const made = decoder.makeVersions(picture, purpose);
        if (deaths > 0) for (const pid of decoder.processes()) process.kill(pid, 'SIGKILL');
        deaths -= 1;
        return made;
      },
    };
    const someone = await api.signIn();
    const log = { error: vi.fn(), warn: vi.fn() } as never;
    const stop = await preparePictures({ ...preparing, decoder: flaky, databaseUrl: api.databaseUrl, log });
    try {
      const [first, second] = await sent(someone, 2);
      for (const token of [first, second])
        await vi.waitFor(async () => expect(await stateOf(someone, token)).toBe('ready'), {
          timeout: 60_000,
        });
    } finally {
      await stop();
    }
  });
});
