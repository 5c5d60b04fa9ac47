import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sharedAccounts } from './testing.ts';

const accounts = await sharedAccounts();
beforeAll(async () => {
  await sql`CREATE TABLE notes (text text PRIMARY KEY)`.execute(accounts.db);
});

const write = (text: string) => sql`INSERT INTO notes VALUES (${text})`.execute(accounts.context.joining.db);

async function storedNotes(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`SELECT text FROM notes ORDER BY text`.execute(accounts.db);
  return rows.map(({ text }) => text);
}

test('what the library does inside is part of the transaction, and nothing of it is stored when that fails', async () => {
  const { joining, db } = accounts.context;
  const failing = joining.together(db, async (trx) => {
    await Promise.resolve();
    await write('by the library');
    await sql`INSERT INTO notes VALUES ('ours')`.execute(trx);
    await joining.db.transaction().execute((inner) => sql`INSERT INTO notes VALUES ('inner')`.execute(inner));
    expect(await storedNotes()).toEqual([]);
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  expect(await storedNotes()).toEqual([]);
});

test('a transaction of the library that fails takes back only itself', async () => {
  const { joining, db } = accounts.context;
  await joining.together(db, async (trx) => {
    await write('before');
    const inner = joining.db.transaction().execute(async (own) => {
      await sql`INSERT INTO notes VALUES ('taken back')`.execute(own);
      await sql`INSERT INTO notes VALUES ('before')`.execute(own);
    });
    await expect(inner).rejects.toThrow('duplicate key');
    await sql`INSERT INTO notes VALUES ('after')`.execute(trx);
  });
  expect(await storedNotes()).toEqual(['after', 'before']);
});

test('many at once keep to their own transactions', async () => {
  const { joining, db } = accounts.context;
  const work = Array.from({ length: 20 }, (_, index) =>
    joining
      .together(db, async (trx) => {
        await write(`many ${index}`);
        const { rows } = await sql<{
          mine: string;
        }>`SELECT text AS mine FROM notes WHERE text LIKE 'many %' AND xmin = pg_current_xact_id()::xid`.execute(
          trx,
        );
        expect(rows).toEqual([{ mine: `many ${index}` }]);
        if (index % 2) throw new Error('odd');
      })
      .catch((error) => expect(error.message).toBe('odd')),
  );
  await Promise.all(work);
  expect((await storedNotes()).filter((text) => text.startsWith('many'))).toHaveLength(10);
  await write('outside');
  expect(await storedNotes()).toContain('outside');
});
