import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPart } from './send-part.ts';
import { fileHeaders } from './serve-files.ts';
import type { OpenFile } from './store/store.ts';

interface Download {
  file: OpenFile;
  /** Says that it is one and the same (`ETag`). */
  tag: string;
  /** What it is called, without the ending. */
  title: string;
}

/** Sends a PDF to be kept, under a name that people gave it. What it is may change, so nobody stores it on the way. */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, tag, title }: Download,
): Promise<FastifyReply> {
  reply.headers({
    ...fileHeaders,
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(`${title}.pdf`),
    'cache-control': 'private, no-store',
  });
  return sendPart(request, reply, { file, tag });
}
