import { createPool } from '@kontor/database';
import { LaunchError } from './launch-error.ts';

const oldestVersion = 15;
const reasons: Record<string, string> = {
  ECONNREFUSED: 'no server answers there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ERR_INVALID_URL: 'it is no address like postgres://user:password@host:5432/name',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'its host cannot be reached',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of this name',
  '53300': 'it has no connection left',
};

interface Facts {
  version: number;
  encoding: string;
  readOnly: boolean;
  /** What an administrator has to run for the user to be able to make our tables and the queue's schema. */
  missing: string[];
}

// The queue makes its schema `jobs` once; what is there already needs no right to make it.
const facts = `
  SELECT current_setting('server_version_num')::int / 10000 AS version,
    current_setting('server_encoding') AS encoding,
    current_setting('transaction_read_only')::boolean AS "readOnly",
    array_remove(ARRAY[
      CASE WHEN current_schema() IS NULL OR NOT has_schema_privilege(current_schema(), 'CREATE')
        THEN format('GRANT ALL ON SCHEMA %I TO %I', coalesce(current_schema(), 'public'), current_user) END,
      CASE WHEN NOT has_database_privilege(current_database(), 'CREATE') AND NOT EXISTS (
          SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
          WHERE nspname = 'jobs' AND relname = 'version')
        THEN format('GRANT CREATE ON DATABASE %I TO %I', current_database(), current_user) END
    ], NULL) AS missing`;

/**
 * Makes sure that DATABASE_URL is a database we can use. Throws LaunchError with one sentence that says what to do,
 * without the password.
 */
export async function checkDatabaseUrl(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const { rows } = await pool.query<Facts>(facts);
    const reason = rows[0] && refusalOf(rows[0]);
    if (reason) throw unusable(databaseUrl, reason);
  } catch (error) {
    throw error instanceof LaunchError ? error : unusable(databaseUrl, reasonOf(error));
  } finally {
    await pool.end();
  }
}

function refusalOf({ version, encoding, readOnly, missing }: Facts): string | undefined {
  if (version < oldestVersion)
    return `its server is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`;
  if (encoding !== 'UTF8')
    return `its encoding is ${encoding}, and one made with ENCODING 'UTF8' TEMPLATE template0 is needed`;
  if (readOnly) return 'it can only be read';
  if (missing.length > 0)
    return `its user may not create what is needed; have an administrator run "${missing.join('; ')}" in it`;
  return undefined;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error && error.message ? error.message : 'it cannot be reached');
}

function unusable(databaseUrl: string, reason: string): LaunchError {
  return new LaunchError(
    `The database of DATABASE_URL${placeOf(databaseUrl)} cannot be used: ${reason}. ` +
      'Correct DATABASE_URL, or leave it out to run the embedded one.',
  );
}

/** Host and database in brackets, as far as the address names them. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return '';
  const { host, pathname } = new URL(databaseUrl);
  const place = `${host}${pathname}`.replace(/\/$/, '');
  return place ? ` (${place})` : '';
}
