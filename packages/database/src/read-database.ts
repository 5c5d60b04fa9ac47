import {
  Kysely,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
} from 'kysely';
import type { Database } from './database.ts';

/** What reading needs of a database: no method of it writes, or begins a transaction. */
export type ReadDatabase = Pick<
  Database,
  'selectFrom' | 'selectNoFrom' | 'executeQuery' | 'getExecutor' | 'isTransaction'
>;

const writes = /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate)\b/i;

/** Statements written out are of any kind, which their types do not say. */
const refuseWrites: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs) {
    if (RawNode.is(node) && writes.test(node.sqlFragments.join(' ')))
      throw new Error('This database only reads: whoever writes does so in a transaction made for it.');
    return node;
  },
  transformResult: async ({ result }: PluginTransformResultArgs) => result,
};

/** The side of a database that only reads. */
export function readingSideOf(db: Database): ReadDatabase {
  return db.withPlugin(refuseWrites);
}

/** Reads in one transaction that may write nothing, or in the outer one; for settings that hold within it. */
export function inReadTransaction<T>(db: ReadDatabase, work: (trx: ReadDatabase) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  return writableOf(db).transaction().setAccessMode('read only').execute(work);
}

/** The database whose reading side this is: at run time they are two faces of one object. */
export function writableOf(db: ReadDatabase): Database {
  if (db instanceof Kysely) return db.withoutPlugins();
  throw new TypeError('This is the reading side of no database.');
}
