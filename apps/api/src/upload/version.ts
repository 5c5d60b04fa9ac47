import type { Uploads } from '@kontor/database/schema';
import type { Selectable } from 'kysely';

/** One size and format of a picture. */
export type Version = Selectable<Uploads>['versions'][number];

/** A version with its file. */
export interface VersionFile {
  version: Version;
  bytes: Buffer;
}
