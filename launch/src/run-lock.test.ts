import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { LaunchError } from './launch-error.ts';
import { currentRun, takeRunLock } from './run-lock.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-lock-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a data folder belongs to one run at a time, and the second learns to whom', () => {
  const dataDir = join(folder, 'data');
  const lock = takeRunLock(dataDir, 'npm start');
  lock.tell({ state: 'ready', address: 'http://localhost:3000' });
  expect(() => takeRunLock(dataDir, 'npm start')).toThrow(LaunchError);
  expect(() => takeRunLock(dataDir, 'npm start')).toThrow(
    `(npm start, process ${process.pid}) at http://localhost:3000; stop that first`,
  );
  expect(currentRun(dataDir)).toMatchObject({ pid: process.pid, what: 'npm start', state: 'ready' });
  lock.release();
  expect(currentRun(dataDir)).toBeUndefined();
  takeRunLock(dataDir, 'npm start').release();
});

test('the lock of a killed run is free, and until then held though nobody keeps what was answered', async () => {
  const module = JSON.stringify(new URL('./run-lock.ts', import.meta.url).href);
  const script = `const { takeRunLock } = await import(${module});
    takeRunLock(${JSON.stringify(folder)}, 'npm start'); gc(); console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  expect(() => takeRunLock(folder, 'npm start')).toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  takeRunLock(folder, 'npm start').release();
});

test('a data folder that cannot be is one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => takeRunLock(join(folder, 'file', 'data'), 'npm start')).toThrow(
    /cannot be written .*; set DATA_DIR to a folder that can\.$/,
  );
});
