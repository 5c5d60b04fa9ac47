import { fileKinds, fileTypeOf, type Input, inquiryLimits, type sendMessage } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ForEither } from '../business/policy.ts';
import { plainLine } from '../text/plain-text.ts';
import { readyFile, replaceFile } from '../upload/use-upload.ts';
import { findSent, type NewFile } from './file-queries.ts';

const purpose = 'inquiry-file';
const { types } = fileKinds[purpose];

type Sent = Pick<Input<typeof sendMessage>['body'], 'files' | 'isConfidential'>;

/**
 * The files that come with a message, waited for before anything is locked. @throws BadRequest for one that is named twice or is no
 * upload of the sender's, and what `readyFile` throws
 */
export async function readFiles(
  context: ForEither,
  { files = [], isConfidential = false }: Sent,
): Promise<NewFile[]> {
  const tokens = files.map(({ token }) => token.toLowerCase());
  const twice = tokens.findIndex((token, place) => tokens.indexOf(token) !== place);
  if (twice >= 0) throw wrongFile(twice, 'namedTwice');
  return Promise.all(
    files.map(async ({ token, name }, place) => {
      const { upload, contentType, bytes, shown } = await readyFile(context, token, {
        purpose,
        field: `files.${place}.token`,
      }).catch((error: unknown) => {
        if (error instanceof KontorError && error.name === 'NotFound') throw wrongFile(place, 'unknown');
        throw error;
      });
      return {
        upload,
        name: nameOf(name, contentType),
        contentType,
        bytes,
        ...(shown ? { shown } : {}),
        isConfidential,
      };
    }),
  );
}

/**
 * Uses the files from now on, in the transaction of the messages they come with. Each is sent once: what was withdrawn does not come back
 * by another message. @throws Conflict, and NotFound for one that was removed meanwhile
 */
export async function useFiles(trx: Transaction<DB>, files: readonly NewFile[]): Promise<void> {
  // In one order, so that nobody waits for somebody who waits for them.
  const inOrder = files.toSorted((one, other) => (one.upload < other.upload ? -1 : 1));
  for (const file of inOrder) await replaceFile(trx, null, file);
  const uploads = files.map(({ upload }) => upload);
  if (uploads.length > 0 && (await findSent(trx, uploads)).length > 0)
    throw new KontorError('Conflict', 'A file has already been sent. Upload it again.');
}

/** As it was called, without a path, with the ending of what it is. */
function nameOf(given: string | undefined, contentType: string): string {
  const ending = types[contentType] ?? 'bin';
  const [last = ''] = (given ?? '').split(/[/\\]/).slice(-1);
  const name = plainLine(last.replace(/^\.+/, ''))?.slice(0, inquiryLimits.fileName) ?? 'file';
  return fileTypeOf(name, purpose) === contentType ? name : `${name}.${ending}`;
}

function wrongFile(place: number, code: 'namedTwice' | 'unknown'): KontorError {
  const issue = issueAt(`files.${place}.token`, { code });
  return new KontorError('BadRequest', `A file ${issue.message}.`, { issues: [issue] });
}
