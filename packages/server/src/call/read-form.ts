import type { MultipartFile } from '@fastify/multipart';
import type { Call, StreamedFile } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';
import { KontorError } from '../errors.ts';

const maxFields = 16;
const maxFieldBytes = 4_096;
const megabyte = 1024 * 1024;

/**
 * Reads the form of a call that takes a file: its fields become the body, which is validated as any other, its file
 * `sentFile`. Of one that is streamed the bytes are still to come then.
 * @param beforeFile refuses by the fields, before the bytes of the file are read
 * @param broken rejects when no more of the body is read
 * @throws UnsupportedMediaType for another kind of body, BadRequest for a form that is not one, PayloadTooLarge
 */
export async function readForm(
  request: FastifyRequest,
  { file }: Call,
  beforeFile: () => Promise<void>,
  broken: Promise<never>,
): Promise<void> {
  if (!file) return;
  if (!request.isMultipart())
    throw new KontorError('UnsupportedMediaType', 'Send a form (multipart/form-data) with the file in it.');
  const limits = {
    fileSize: file.maxBytes,
    files: 1,
    fields: maxFields,
    fieldSize: maxFieldBytes,
    fieldNameSize: 100,
    parts: maxFields + 1,
    headerPairs: 16,
  };
  const fields: Record<string, string> = {};
  request.body = fields;
  // Taken step by step, since a loop that is left would end the parts of a file that is streamed.
  const parts = request.parts({ limits });
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      if (part.type === 'file') {
        if (!request.sentFile) await beforeFile();
        if (file.isStreamed) {
          request.sentFile = streamedFile(part, parts, file.maxBytes);
          broken.catch((error: Error) => part.file.destroy(error));
          return;
        }
        await takeFile(request, part);
        continue;
      }
      if (request.sentFile) throw new KontorError('BadRequest', 'The file comes last in the form.');
      if (part.fieldname in fields || typeof part.value !== 'string' || part.valueTruncated)
        throw new KontorError(
          'BadRequest',
          `The field ${part.fieldname} is not a short text, or is sent twice.`,
        );
      fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw asOurs(error, file.maxBytes);
  }
  if (!request.sentFile) throw new KontorError('BadRequest', 'There is no file in the form.');
}

function checkName({ fieldname }: MultipartFile): void {
  if (fieldname !== 'file') throw new KontorError('BadRequest', 'The field of the file is named "file".');
}

/** The last part of a form, which is a file. @throws while it is read: as `readForm` does */
function streamedFile(part: MultipartFile, parts: AsyncIterator<unknown>, maxBytes: number): StreamedFile {
  checkName(part);
  async function* bytes(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    try {
      yield* part.file;
      if (part.file.truncated) throw fileTooLarge(maxBytes);
      if (!(await parts.next()).done) throw new KontorError('BadRequest', 'The file comes last in the form.');
    } catch (error) {
      throw asOurs(error, maxBytes);
    }
  }
  return { name: part.filename, type: part.mimetype, bytes: bytes() };
}

async function takeFile(request: FastifyRequest, part: MultipartFile): Promise<void> {
  checkName(part);
  const bytes = await part.toBuffer();
  request.sentFile = { name: part.filename, type: part.mimetype, bytes: new Uint8Array(bytes) };
}

export function fileTooLarge(maxBytes: number): KontorError {
  const [size, unit] = maxBytes < megabyte ? [maxBytes / 1024, 'KB'] : [maxBytes / megabyte, 'MB'];
  return new KontorError('PayloadTooLarge', `A file can have up to ${size} ${unit}.`);
}

function asOurs(error: unknown, maxBytes: number): unknown {
  if (error instanceof KontorError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fileTooLarge(maxBytes);
  if (code === 'FST_PROTO_VIOLATION')
    return new KontorError(
      'BadRequest',
      'A field has a name that is not accepted, such as __proto__: leave it out.',
      {
        cause: error,
      },
    );
  if (code.startsWith('FST_'))
    return new KontorError('BadRequest', 'The form contains too much.', { cause: error });
  return new KontorError('BadRequest', 'The form could not be read.', { cause: error });
}
