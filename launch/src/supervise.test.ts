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
function run(source: string): Supervised {
  const entry = join(folder, 'service.mjs');
  const say = 'const say = (text) => console.log(JSON.stringify({ level: 40, msg: String(text) }));\n';
  writeFileSync(entry, say + source);
  const log = createServiceLog(join(folder, 'logs'), 'sample', display);
  const service = supervise({ name: 'sample', entry, folder, environment: process.env }, log, display);
  started.push(service);
  return service;
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

test('a service that dies again and again is given up after the fifth time', async () => {
  const service = run('process.send({ ready: true }); setTimeout(() => process.exit(3), 5);');
  await expect(service.failed).rejects.toThrow('sample ended five times within a minute (last: code 3).');
  expect(shown.filter((line) => line.includes('starting it again'))).toHaveLength(4);
}, 20_000);

test('only warnings and what is no log line are shown; all is kept in the file', async () => {
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
