import type { AnsweredFile } from '@kontor/contract';
import type { ForMember } from '../business/policy.ts';
import { found } from '../found.ts';
import { bookingFile } from './booking-file.ts';
import { findBooking } from './queries.ts';

/** A booking of a business as a calendar file. @throws NotFound for another's */
export async function downloadSupportBooking(
  { db, actor, language, portalOrigin }: ForMember,
  bookingID: string,
): Promise<AnsweredFile> {
  const row = found(await findBooking(db, bookingID, actor.actingBusiness.businessID), 'booking');
  const { name, contentType, content } = bookingFile(row, { language, portalOrigin });
  const bytes = Buffer.from(content);
  return { name, contentType, bytes: bytes.length, chunks: chunksOf(bytes) };
}

async function* chunksOf(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}
