import { createPool } from '@kontor/database';
import { LaunchError } from './launch-error.ts';

const oldestVersion = 15;
const reasons: Record<string, string> = {
  ECONNREFUSED: 'no server answers there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'its host cannot be reached',
  '28P01': 'it refuses the user or the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of this name',
  '53300': 'it has no connection left',
};

/** Makes sure that DATABASE_URL is a server we can use. Throws LaunchError with one sentence, without the password. */
export async function checkDatabaseUrl(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num');
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < oldestVersion)
      throw unusable(databaseUrl, `it is version ${version}, ${oldestVersion} is needed`);
  } catch (error) {
    throw error instanceof LaunchError ? error : unusable(databaseUrl, reasonOf(error));
  } finally {
    await pool.end();
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error && error.message ? error.message : 'it cannot be reached');
}

function unusable(databaseUrl: string, reason: string): LaunchError {
  const where = URL.canParse(databaseUrl)
    ? ` (${new URL(databaseUrl).host}${new URL(databaseUrl).pathname})`
    : '';
  return new LaunchError(
    `The database of DATABASE_URL${where} cannot be used: ${reason}. ` +
      'Correct DATABASE_URL, or leave it out to run the embedded one.',
  );
}
