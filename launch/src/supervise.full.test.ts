import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Display } from './display.ts';
import { createServiceLog } from './service-log.ts';
import { type Supervised, supervise } from './supervise.ts';

let folder = '';
let shown: string[] = [];
let waiting: { text: string; found: () => void }[] = [];
const started: Supervised[] = [];

const display: Display = {
  line(text) {
    shown.push(text);
    for (const wait of waiting) if (text.includes(wait.text)) wait.found();
  },
  progress: () => undefined,
  clear: () => undefined,
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-supervise-'));
  shown = [];
  waiting = [];
});
afterEach(async () => {
  for (const service of started.splice(0)) await service.stop();
  rmSync(folder, { recursive: true });
});

/** Starts a service whose program is `source`; it can report its number with `say('number ' + process.pid)`. */
function run(source: string, { restartsOnChange = false } = {}): Supervised {
  const entry = write(source);
  const log = createServiceLog(join(folder, 'logs'), 'sample', display);
  const description = { name: 'sample', entry, folder, environment: process.env, restartsOnChange };
  const service = supervise(description, log, display);
  started.push(service);
  return service;
}

function write(source: string): string {
  const entry = join(folder, 'service.mjs');
  const say = 'const say = (text) => console.log(JSON.stringify({ level: 40, msg: String(text) }));\n';
  writeFileSync(entry, say + source);
  return entry;
}

function untilShown(text: string): Promise<void> {
  if (shown.some((line) => line.includes(text))) return Promise.resolve();
  return untilShownNext(text);
}

function untilShownNext(text: string): Promise<void> {
  return new Promise((found) => waiting.push({ text, found }));
}

function pids(): number[] {
  return shown.map((line) => Number(line.match(/number (\d+)/)?.[1])).filter((pid) => pid > 0);
}

const lives =
  "say('number ' + process.pid); process.send({ ready: true }); process.on('disconnect', () => process.exit());";

test('a killed service is started again, a stopped one is not', async () => {
  const service = run(lives);
  await service.ready;
  await untilShown('number');
  const [first] = pids();
  const again = untilShownNext('number');
  process.kill(first ?? 0, 'SIGKILL');
  await again;
  expect(shown).toContain('sample ended unexpectedly (SIGKILL); starting it again.');
  const second = pids().at(-1) ?? 0;
  expect(second).not.toBe(first);
  await service.stop();
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});

test('a service that cannot start is given up at once, and its words are shown', async () => {
  const service = run("console.error('The port is taken.'); process.exit(1);");
  await expect(service.ready).rejects.toThrow('sample could not start (code 1); what it said stands above.');
  await expect(service.failed).rejects.toThrow('sample could not start');
  expect(shown).toContain('sample: The port is taken.');
});

test('a service that dies again and again is started again and again, and lives when it can', async () => {
  const service = run('process.send({ ready: true }); setTimeout(() => process.exit(3), 5);');
  service.failed.catch((error: Error) => shown.push(error.message));
  await untilShown('sample ended unexpectedly for the 5th time within a minute (code 3); starting it again.');
  write(lives);
  await untilShownNext('number');
  expect(shown.filter((line) => line.includes('starting it again'))).toHaveLength(5);
}, 30_000);

test('a service is run with its memory bounded', async () => {
  const service = run(
    `${lives} say('arguments ' + process.execArgv + ' arenas ' + process.env.MALLOC_ARENA_MAX);`,
  );
  await service.ready;
  await untilShown('arguments');
  expect(shown.at(-1)).toBe('sample: arguments --max-semi-space-size=16 arenas 2');
});

test('only warnings and what is no log line are shown; all is written to the file', async () => {
  const service = run(`
    console.log(JSON.stringify({ level: 30, msg: 'quiet' }));
    console.log(JSON.stringify({ level: 50, msg: 'loud', err: { message: 'broken' }, requestId: 'r1' }));
    console.log('plain {');
    process.send({ ready: true });
    process.on('disconnect', () => process.exit());`);
  await service.ready;
  await untilShown('plain {');
  expect(shown).toEqual(['sample: loud (broken, request r1)', 'sample: plain {']);
});

test('restart ends the present process and starts another', async () => {
  const service = run(lives);
  await untilShown('number');
  const [first] = pids();
  const again = untilShownNext('number');
  await service.restart();
  await again;
  expect(pids().at(-1)).not.toBe(first);
  expect(shown.filter((line) => line.includes('unexpectedly'))).toEqual([]);
});

test('a restart in the pause after a death leaves one process, and stop ends it', async () => {
  const service = run(lives);
  await untilShown('number');
  const again = untilShown('starting it again');
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await again;
  const second = untilShownNext('number');
  await service.restart();
  await second;
  // The pause after this death is as long as the first, so it ends after it: by then all have started that will.
  const third = untilShownNext('number');
  process.kill(pids()[1] ?? 0, 'SIGKILL');
  await third;
  expect(pids()).toHaveLength(3);
  await service.stop();
  for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('restarts at the same time start one process, and none after a stop', async () => {
  const service = run(lives);
  await untilShown('number');
  const again = untilShownNext('number');
  await Promise.all([service.restart(), service.restart(), service.restart()]);
  await again;
  await Promise.all([service.restart(), service.stop()]);
  await service.restart();
  expect(pids()).toHaveLength(2);
  for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a source that is broken while it is worked on waits for the next change', async () => {
  const service = run(lives, { restartsOnChange: true });
  await service.ready;
  await untilShown('number');
  write('this is no program');
  for (let change = 0; change < 6; change += 1) {
    const told = untilShownNext('could not start (code 1); it is started again when a source of it changes.');
    await service.restart();
    await told;
  }
  write(lives);
  const again = untilShownNext('number');
  await service.restart();
  await again;
  expect(shown.filter((line) => line.includes('starting it again'))).toEqual([]);
});

test('a service that dies again and again while it is worked on waits for the next change', async () => {
  const service = run('process.send({ ready: true }); setTimeout(() => process.exit(3), 5);', {
    restartsOnChange: true,
  });
  await untilShown('5th time within a minute (code 3); it is started again when a source');
  write(lives);
  const again = untilShownNext('number');
  await service.restart();
  await again;
  // As many deaths are allowed again.
  const after = untilShownNext('starting it again');
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  await after;
}, 20_000);
