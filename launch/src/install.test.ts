import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from './project.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-install-'));
  mkdirSync(join(folder, 'launch'));
  cpSync(inProject('launch', 'install.mjs'), join(folder, 'launch', 'install.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion": 3}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs install.mjs with a stand-in for npm that notes its calls and ends with `code`. */
function install(code = 0) {
  const npm = join(folder, 'npm-cli.js');
  const calls = join(folder, 'calls');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
    fs.mkdirSync('node_modules', { recursive: true });
    fs.appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(' ') + '\\n');
    if (${code}) console.error('npm error: no network');
    process.exit(${code});`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['launch/install.mjs'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: npm },
    encoding: 'utf8',
  });
  const called = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  return { status, stdout, stderr, called };
}

test('installs what the lock file says, once, and says so in one line', () => {
  const first = install();
  expect(first).toMatchObject({ status: 0, called: ['ci --include=dev --loglevel=error'] });
  expect(first.stdout.trim().split('\n')).toHaveLength(1);
  const second = install();
  expect(second.called).toHaveLength(1);
  expect(second.stdout).toBe('');
});

test('installs again when the lock file has changed', () => {
  install();
  writeFileSync(join(folder, 'package-lock.json'), '{"lockfileVersion": 3, "packages": {}}');
  expect(install().called).toHaveLength(2);
});

test("a failed installation passes npm's words on, fails, and is tried again", () => {
  const failed = install(7);
  expect(failed.status).toBe(7);
  expect(failed.stderr).toContain('npm error: no network');
  expect(install().called).toHaveLength(2);
});

test('an old Node is told in one sentence', () => {
  const script = readFileSync(join(folder, 'launch', 'install.mjs'), 'utf8');
  writeFileSync(
    join(folder, 'launch', 'install.mjs'),
    script.replace('const oldestNode = 20', 'const oldestNode = 999'),
  );
  const { status, stderr, called } = install();
  expect([status, called]).toEqual([1, []]);
  expect(stderr.trim()).toBe(
    `Kontor needs Node 999 or newer to start, and this is ${process.versions.node}.`,
  );
});
