import { getUpload, sendPersonFile } from '@kontor/contract';
import { runJobs } from '@kontor/jobs';
import { takeNext } from '@kontor/jobs/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Someone } from '../test/api.ts';
import { sharedApi } from '../test/shared-api.ts';
import { DecoderDied } from './decoder/decoding-process.ts';
import { prepareUploads, uploadJobs } from './jobs.ts';
import type { Waiting } from './queries.ts';
import { aPicture } from './testing-pictures.ts';
import { prepareNext, sharedPreparing, type TestPreparing } from './testing-preparing.ts';

const api = await sharedApi();
const preparing = sharedPreparing(api);
afterEach(() => api.pool.query('DELETE FROM uploads; DELETE FROM jobs.job'));

async function sent(someone: Someone, count = 1): Promise<string[]> {
  const bytes = new Uint8Array(await aPicture({ width: 192, height: 192 }));
  const file = { name: 'a.jpg', type: 'image/jpeg', bytes };
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1)
    tokens.push((await someone.call(sendPersonFile, { body: {}, file })).token);
  return tokens;
}

/** Whose picture a lane would make ready next; it has begun then. */
async function begin(lane = 1) {
  const next = await takeNext({ pool: api.pool, job: prepareUploads, ...prepareUploads.lanes[lane] });
  return next && (next.taken.data as Waiting).personID;
}
const stateOf = async (someone: Someone, token = '') =>
  (await someone.call(getUpload, { params: { token } })).state;

/** Makes all ready, one after the other. @returns in which order */
async function order(): Promise<string[]> {
  const done: string[] = [];
  while (await prepareNext(preparing)) {
    const { rows } = await api.pool.query(`SELECT id FROM uploads WHERE state = 'ready' AND id <> ALL($1)`, [
      done,
    ]);
    done.push(...rows.map(({ id }) => id));
  }
  return done;
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
    await sent(one, 3);
    await sent(other, 3);
    const begun = await Promise.all([begin(), begin(), begin(), begin()]);
    expect(begun.filter(Boolean).sort()).toEqual([one.id, other.id].sort());
    // What comes meanwhile waits, too.
    await sent(one, 2);
    expect(await Promise.all([begin(), begin()])).toEqual([undefined, undefined]);
  });
});

describe('a picture that ends the process that decodes it', () => {
  it('is tried three times, then refused, and its file goes', async () => {
    // How processes come to end is in `decoder.test.ts`; here it is as if each had.
    const died = () => Promise.reject(new DecoderDied('memory'));
    const deadly: TestPreparing = { ...preparing, decoder: { ...preparing.decoder, makeVersions: died } };
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
    const died = () => Promise.reject(new DecoderDied('memory'));
    const deadly: TestPreparing = { ...preparing, decoder: { ...preparing.decoder, makeVersions: died } };
    await sent(one);
    expect(await prepareNext(deadly)).toBe(true);
    await sent(other);
    expect(await begin(0)).toBe(other.id);
    expect(await begin(0)).toBeUndefined();
    expect(await begin(1)).toBe(one.id);
  });

  it('does not end the worker: it is refused there, and the next one made ready', async () => {
    let deaths = 2;
    const { decoder } = preparing;
    const flaky: TestPreparing['decoder'] = {
      ...decoder,
      async makeVersions(picture, purpose) {
        const made = decoder.makeVersions(picture, purpose);
        if (deaths > 0) for (const pid of decoder.processes()) process.kill(pid, 'SIGKILL');
        deaths -= 1;
        return made;
      },
    };
    const someone = await api.signIn();
    const context = { ...preparing, decoder: flaky };
    const { databaseUrl } = api;
    const { log } = preparing;
    const failed = vi.fn();
    const stop = runJobs({ databaseUrl, schema: 'jobs', log, jobs: uploadJobs, context }, failed);
    try {
      const [first, second] = await sent(someone, 2);
      for (const token of [first, second])
        await vi.waitFor(async () => expect(await stateOf(someone, token)).toBe('ready'), {
          timeout: 60_000,
        });
    } finally {
      await stop();
      expect(failed).not.toHaveBeenCalled();
    }
  });
});
