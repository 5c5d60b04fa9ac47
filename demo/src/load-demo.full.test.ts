import { createTestDatabase } from '@kontor/database/testing';
import { expect, test } from 'vitest';
import { loadDemo } from './index.ts';
import { checksums, day, loadAndDie } from './testing.ts';

test('the full load: undisturbed, killed at every stage, and grown from the small one, it is the same', async () => {
  const undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'full', day });
  const expected = await checksums(undisturbed.url);
  expect(expected.businesses).toMatch(/^583\d\d rows /);

  const killed = await createTestDatabase();
  for (const reports of [3, 20, 45, 70, 3, 4, 5, 8]) await loadAndDie(killed.url, 'full', reports);
  await loadDemo({ databaseUrl: killed.url, size: 'full', day });
  expect(await checksums(killed.url)).toEqual(expected);

  const grown = await createTestDatabase();
  await loadDemo({ databaseUrl: grown.url, size: 'small', day });
  await loadDemo({ databaseUrl: grown.url, size: 'full', day });
  expect(await checksums(grown.url)).toEqual(expected);

  for (const database of [undisturbed, killed, grown]) await database.drop();
});

test('of two loads at once, after one was killed, one works and the other waits for it; the data are those of an undisturbed one', async () => {
  const database = await createTestDatabase();
  // Among the companies.
  expect(await loadAndDie(database.url, 'small', 13)).toBe('SIGKILL');
  const load = async () => {
    const reports: string[] = [];
    await loadDemo({
      databaseUrl: database.url,
      size: 'small',
      day,
      onProgress: (what) => reports.push(what),
    });
    return reports.length > 0;
  };
  const worked = await Promise.all([load(), load()]);
  expect(worked.toSorted()).toEqual([false, true]);

  const undisturbed = await createTestDatabase();
  await loadDemo({ databaseUrl: undisturbed.url, size: 'small', day });
  expect(await checksums(database.url)).toEqual(await checksums(undisturbed.url));
  for (const each of [database, undisturbed]) await each.drop();
});
