import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import { deleteLeftFiles } from './file-queries.ts';
import { releaseFiles } from './release-files.ts';

const atOnce = 100;

/** Takes files out of conversations that nobody is left of on either side. @returns how many */
export function forgetLeftFiles(context: WritingSystem): Promise<number> {
  return write(context, undefined, async (trx) => {
    const files = await deleteLeftFiles(trx, atOnce);
    await releaseFiles(trx, [...new Set(files.flatMap(({ upload_id }) => upload_id ?? []))]);
    return files.length;
  });
}
