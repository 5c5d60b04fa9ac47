import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { EmbeddedServerError, explainFileError } from './embedded-server-error.ts';

/** Where an embedded server keeps its things. All of it appears at once, when initialisation is complete. */
export interface Place {
  folder: string;
  /** PostgreSQL's own data folder (PGDATA). */
  data: string;
  password: string;
  /** The port of the last run, taken again so that addresses stay valid. */
  port: string;
  log: string;
  /** When the place is not below the data folder: the file there that points to it, and a line that says so. */
  pointer?: string;
  notice?: string;
}

const elsewhere = '/var/lib/kontor';

/**
 * The place below `dataDir`. Where the account cannot reach that (a checkout below a folder only root may
 * enter), one below /var/lib/kontor, and `dataDir` holds a pointer to it.
 */
export function findPlace(dataDir: string, account: Account | undefined): Place {
  const asked = resolve(dataDir);
  try {
    makeFolder(asked);
    const place = placeOf(asked);
    if (place.pointer || canEnter(account, asked)) return place;
    if (existsSync(place.folder)) throw outOfReach(place.folder);
    const hash = createHash('sha256').update(asked).digest('hex').slice(0, 12);
    const there = join(elsewhere, hash, 'postgres');
    makeFolder(dirname(there));
    writeFileSync(pointerIn(asked), `${there}\n`);
    return placeOf(asked);
  } catch (error) {
    throw explainFileError(error, asked);
  }
}

/** The place a data folder has now: below it, or where its pointer says. */
export function placeOf(dataDir: string): Place {
  const asked = existsSync(dataDir) ? realpathSync(dataDir) : resolve(dataDir);
  const pointer = pointerIn(asked);
  const pointed = pointedTo(pointer);
  if (!pointed) return placeIn(join(asked, 'postgres'));
  const notice = `The database lies in ${pointed}, because its user cannot enter the project's folder.`;
  return { ...placeIn(pointed), pointer, notice };
}

function pointerIn(dataDir: string): string {
  return join(dataDir, 'postgres.location');
}

function placeIn(folder: string): Place {
  return {
    folder,
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    port: join(folder, 'port'),
    log: join(dirname(folder), 'postgres.log'),
  };
}

/** Makes a data folder that other accounts may enter but not list, whatever the umask; one in use is left as it is. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length === 0) chmodSync(folder, 0o711);
}

function pointedTo(pointer: string): string | undefined {
  if (!existsSync(pointer)) return undefined;
  return readFileSync(pointer, 'utf8').trim() || undefined;
}

function outOfReach(folder: string): EmbeddedServerError {
  return new EmbeddedServerError(
    'failed',
    `The database in ${folder} cannot be reached by its user postgres any more; ` +
      'let other users enter the folders above it (chmod o+x), or `npm run reset` makes a new one elsewhere.',
  );
}
