import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Check } from 'typebox/schema';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { scansBomb } from '../testing-hostile-structures.ts';
import { aPicture } from '../testing-pictures.ts';
import { type Decoder, decodingLimits, openDecoder } from './decoder.ts';
import type { DecodingLimits } from './decoding-process.ts';
import { AnswerMessage } from './protocol.ts';

const megabyte = 1024 * 1024;
const opened: Decoder[] = [];
afterEach(() => {
  for (const decoder of opened.splice(0)) decoder.close();
});

function open(limits: Partial<DecodingLimits> = {}) {
  const log = { warn: vi.fn() };
  const decoder = openDecoder(log, { ...decodingLimits, ...limits });
  opened.push(decoder);
  return { decoder, log };
}

const jpeg = (bytes: Buffer, owner = 'somebody') => ({ bytes, contentType: 'image/jpeg', owner });
/** 24 million pixels, which take more than a hundred megabytes and most of a second. */
const heavy = () => jpeg(scansBomb({ scans: 40 }));

async function isGone(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  // One that nobody has buried yet is gone as well.
  return status === '' || /^State:\s+Z/m.test(status);
}

test('a picture becomes versions in another process, which serves the next one, too', async () => {
  const { decoder } = open();
  const picture = jpeg(await aPicture());
  expect(await decoder.inspect(picture)).toBeUndefined();
  const [pid] = decoder.processes();
  expect(pid).not.toBe(process.pid);
  const made = await decoder.makeVersions(picture, 'profile-photo');
  expect(made).toHaveLength(6);
  expect(decoder.processes()).toEqual([pid]);
});

test('what is no picture by its first bytes starts no process', async () => {
  const { decoder } = open();
  expect(await decoder.inspect(jpeg(Buffer.from('<svg/>')))).toEqual({ refusal: 'no-picture' });
  expect(await decoder.inspect({ ...jpeg(await aPicture({ type: 'png' })) })).toEqual({
    refusal: 'another-type',
  });
  expect(decoder.processes()).toEqual([]);
});

describe('a picture that is too much', () => {
  it.each([
    // Looking at it takes some 90 of them, its versions 135 and more for most of their time.
    ['memory', { memory: 115 * megabyte }],
    ['time', { versions: { computing: 1, waiting: 60_000 } }],
    ['time', { versions: { computing: 60_000, waiting: 1 } }],
  ] as const)('%s: its process is ended, and the next picture gets another one', async (death, limits) => {
    const { decoder, log } = open(limits);
    await decoder.inspect(heavy());
    const [before] = decoder.processes();
    await expect(decoder.makeVersions(heavy(), 'profile-photo')).rejects.toMatchObject({ death });
    expect(log.warn).toHaveBeenCalledWith({ pid: before, death }, expect.any(String));
    expect(decoder.processes()).toEqual([]);
    expect(await decoder.inspect(jpeg(await aPicture()))).toBeUndefined();
    expect(decoder.processes()).not.toContain(before);
  });

  it('crash: who asked hears of it', async () => {
    const { decoder } = open();
    await decoder.inspect(heavy());
    const asked = decoder.makeVersions(heavy(), 'profile-photo');
    for (const pid of decoder.processes()) process.kill(pid, 'SIGSEGV');
    await expect(asked).rejects.toMatchObject({ death: 'crash' });
  });
});

test('nobody has two pictures decoded at once, so others are served beside a heavy one', async () => {
  const { decoder } = open();
  const order: string[] = [];
  const decode = async (name: string, picture: ReturnType<typeof jpeg>) => {
    await decoder.makeVersions(picture, 'profile-photo');
    order.push(name);
  };
  const small = await aPicture({ width: 192, height: 192 });
  await Promise.all([
    ...[1, 2, 3].map((number) => decode(`heavy ${number}`, heavy())),
    decode('light', jpeg(small, 'somebody else')),
  ]);
  expect(order.indexOf('light')).toBeLessThan(order.indexOf('heavy 2'));
  expect(order.filter((name) => name !== 'light')).toEqual(['heavy 1', 'heavy 2', 'heavy 3']);
});

test('without pictures the processes end', async () => {
  const { decoder } = open({ idle: 1 });
  await decoder.inspect(jpeg(await aPicture()));
  await vi.waitUntil(() => decoder.processes().length === 0, { timeout: 60_000 });
});

describe('where the system does not tell what a process uses', () => {
  const nowhere = fileURLToPath(new URL('no-such-folder', import.meta.url));
  function openUnwatched(limits: Partial<DecodingLimits> = {}) {
    const log = { warn: vi.fn() };
    const decoder = openDecoder(log, { ...decodingLimits, ...limits }, nowhere);
    opened.push(decoder);
    return { decoder, log };
  }

  test.runIf(process.platform === 'linux')(
    'pictures are decoded, each in its own process; one line says so',
    async () => {
      const { decoder, log } = openUnwatched();
      const picture = jpeg(await aPicture());
      expect(await decoder.inspect(picture)).toBeUndefined();
      expect(decoder.processes()).toEqual([]);
      expect(await decoder.makeVersions(picture, 'profile-photo')).toHaveLength(6);
      expect(log.warn.mock.calls).toEqual([
        [{ memoryIsWatched: false, computingIsWatched: false, endsFirst: false }, expect.any(String)],
      ]);
    },
  );

  test('one that takes too long on the clock is ended, and the next picture is decoded', async () => {
    const { decoder } = openUnwatched({ versions: { computing: 60_000, waiting: 1 } });
    await expect(decoder.makeVersions(heavy(), 'profile-photo')).rejects.toMatchObject({ death: 'time' });
    expect(await decoder.inspect(jpeg(await aPicture()))).toBeUndefined();
  });

  test('a picture of too many pixels is refused before it is decoded', async () => {
    const { decoder } = openUnwatched();
    expect(await decoder.inspect(jpeg(scansBomb({ width: 8_000, height: 8_000, scans: 1 })))).toEqual({
      refusal: 'too-many-pixels',
    });
  });
});

test('a process that cannot be started is not the fault of the picture', async () => {
  const { decoder } = open({ start: { computing: 60_000, waiting: 1 } });
  await expect(decoder.inspect(jpeg(await aPicture()))).rejects.toMatchObject({ name: 'Unavailable' });
});

test.runIf(process.platform === 'linux')('the process knows nothing of ours', async () => {
  vi.stubEnv('INTERNAL_TOKEN', 'a-secret-nobody-is-told');
  const { decoder } = open();
  await decoder.inspect(jpeg(await aPicture()));
  const [pid] = decoder.processes();
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8');
  const names = environment.split('\0').map((entry) => entry.split('=', 1)[0]);
  expect(names.filter((name) => name && !name.startsWith('NODE_CHANNEL_'))).toEqual(['MALLOC_ARENA_MAX']);
  expect(await readFile(`/proc/${pid}/oom_score_adj`, 'utf8')).toBe('1000\n');
});

test.runIf(process.platform === 'linux')(
  'the process ends when its parent is killed in the middle of a picture',
  async () => {
    const parent = fork(fileURLToPath(new URL('testing-decoder-parent.ts', import.meta.url)), [], {
      execArgv: [],
    });
    const [pids]: number[][] = await once(parent, 'message');
    expect(pids).toHaveLength(1);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    for (const pid of pids ?? []) await vi.waitUntil(() => isGone(pid), { timeout: 20_000 });
  },
);

test('an answer that is none of those agreed on is not believed', () => {
  const version = { name: '512.webp', width: 512, height: 512, type: 'image/webp', bytes: 'AAAA' };
  expect(Check(AnswerMessage, { versions: [version] })).toBe(true);
  for (const wrong of [
    { name: '../../secret' },
    { name: '512.html' },
    { type: 'text/html' },
    { bytes: '<script>' },
    { width: 1e9 },
  ])
    expect(Check(AnswerMessage, { versions: [{ ...version, ...wrong }] }), JSON.stringify(wrong)).toBe(false);
  for (const wrong of [null, 'fine', {}, { refusal: '<script>' }, { versions: [] }])
    expect(Check(AnswerMessage, wrong), JSON.stringify(wrong)).toBe(false);
});
