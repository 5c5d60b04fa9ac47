export { createDatabase, createPool, type Database } from './database.ts';
export { migrate } from './migrate.ts';
export type { Names, Spec } from './names.ts';
export { inReadTransaction, type ReadDatabase, readingSideOf } from './read-database.ts';
export type { DB } from './schema.gen.ts';
export { statement } from './statement.ts';
export { inTransaction } from './transaction.ts';
export { untilReachable } from './until-reachable.ts';
