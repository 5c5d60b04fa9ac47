import { createDatabase, createPool } from '@kontor/database';
import { ConfigError, fail, readConfig } from '@kontor/server';
import { loadReference } from '../reference/load-reference.ts';
import { rebuildSearch } from './rebuild.ts';

// node apps/api/src/search/rebuild-cli.ts: makes all search documents and words of DATABASE_URL anew.
try {
  const { DATABASE_URL } = readConfig();
  if (!DATABASE_URL) throw new ConfigError('DATABASE_URL must name the database whose search is rebuilt.');
  const db = createDatabase(createPool(DATABASE_URL, { max: 2 }));
  await rebuildSearch(db, await loadReference(db), (kind, done) => console.log(`${kind}: ${done}`));
  await db.destroy();
} catch (error) {
  fail(error);
}
