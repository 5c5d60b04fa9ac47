import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings of an api that keeps files in a folder of its own, which is made when the first one comes. */
export function ownFolder() {
  return {
    DATA_DIR: join(tmpdir(), `kontor-files-${randomUUID()}`),
    PORTAL_ORIGIN: 'http://portal.example',
    S3_REGION: 'us-east-1',
  } as const;
}
