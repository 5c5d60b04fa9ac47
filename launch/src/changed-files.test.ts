import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangeBase, listChangedFiles } from './changed-files.ts';

let folder: string;

function git(...parameters: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@mail.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...parameters], { cwd: folder, encoding: 'utf8' }).trim();
}

function write(...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, name), `${name} ${Math.random()}`);
}

function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'a change');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-changed-'));
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(folder, '.gitignore'), 'ignored\n');
  write('same.ts', 'edited.ts', 'gone.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a branch has changed what it committed since it left main, and what is not committed yet', () => {
  const left = commit();
  git('switch', '--quiet', '--create', 'branch');
  write('committed.ts', 'año nuevo.ts');
  commit();
  git('switch', '--quiet', 'main');
  write('of-main.ts');
  commit();
  git('switch', '--quiet', 'branch');
  write('edited.ts', 'new.ts', 'ignored');
  rmSync(join(folder, 'gone.ts'));

  expect(findChangeBase(folder)).toBe(left);
  expect(listChangedFiles(left, folder)).toEqual(
    ['año nuevo.ts', 'committed.ts', 'edited.ts', 'gone.ts', 'new.ts'].toSorted(),
  );
});

test('on main a change is what is not committed', () => {
  const newest = commit();
  write('edited.ts');
  git('add', '--all');
  expect(findChangeBase(folder)).toBe(newest);
  expect(listChangedFiles(newest, folder)).toEqual(['edited.ts']);
});

test('without main it is counted from the newest commit', () => {
  commit();
  git('branch', '--move', 'other');
  expect(findChangeBase(folder)).toBe('HEAD');
  expect(listChangedFiles('HEAD', folder)).toEqual([]);
});

test('of a commit that is not there nothing is said to be unchanged', () => {
  commit();
  expect(() => listChangedFiles('nowhere', folder)).toThrow('nowhere');
});
