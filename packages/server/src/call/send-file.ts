import { Readable } from 'node:stream';
import type { AnsweredFile } from '@kontor/contract';
import type { FastifyReply } from 'fastify';

/** Sends the file of a call as it is made; to be saved by a browser, never shown. */
export function sendFile(reply: FastifyReply, file: unknown): FastifyReply {
  const { name, contentType, bytes, chunks } = file as AnsweredFile;
  return reply
    .type(contentType)
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeName(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(bytes === undefined ? {} : { 'content-length': bytes }),
    })
    .send(Readable.from(chunks));
}

/** By RFC 8187, which allows fewer characters than `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
