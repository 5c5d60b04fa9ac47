import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOldBuilds } from './old-builds.ts';

test('the newest twenty builds stay, the current one however old it is', () => {
  const builds = mkdtempSync(join(tmpdir(), 'kontor-builds-'));
  const names = Array.from({ length: 25 }, (_, index) => `build-${index}`);
  for (const [index, name] of names.entries()) {
    mkdirSync(join(builds, name, 'client'), { recursive: true });
    utimesSync(join(builds, name), index, index);
  }
  writeFileSync(join(builds, 'current'), 'build-0');
  removeOldBuilds(builds, 'build-0');
  expect(readdirSync(builds).toSorted()).toEqual(['build-0', ...names.slice(6), 'current'].toSorted());
  rmSync(builds, { recursive: true });
});
