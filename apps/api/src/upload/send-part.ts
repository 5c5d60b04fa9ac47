import { KontorError } from '@kontor/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { OpenFile } from './store/store.ts';

interface SentFile {
  file: OpenFile;
  /** Says that it is one and the same (`ETag`). */
  tag: string;
}

/**
 * Sends a file as it is read, or the part of it that is asked for (RFC 9110, 14): one part, since several at once are for no
 * player, and get the whole. The file is closed in the end. @throws RangeNotSatisfiable
 */
export async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, tag }: SentFile,
): Promise<FastifyReply> {
  const { bytes } = file;
  reply.headers({ 'accept-ranges': 'bytes', etag: tag });
  const range = rangeOf(request, tag, bytes);
  if (range === 'unsatisfiable') {
    await file.close();
    reply.header('content-range', `bytes */${bytes}`);
    throw new KontorError('RangeNotSatisfiable', `The file has ${bytes} bytes.`);
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(await file.stream({ start, end }));
}

interface Range {
  start: number;
  end: number;
}

function rangeOf(
  { headers }: FastifyRequest,
  tag: string,
  bytes: number,
): Range | 'unsatisfiable' | undefined {
  const { range, 'if-range': ifRange } = headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== tag)) return undefined;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  // What cannot be read is passed over.
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
