import type { InquiryMessage, InquiryNote } from '@kontor/contract';

/** The notes that stand behind a message: those written before the next one. */
export function notesBetween(
  notes: readonly InquiryNote[],
  message: InquiryMessage,
  next: InquiryMessage | undefined,
): readonly InquiryNote[] {
  return notes.filter(
    ({ datetime }) => datetime >= message.datetime && (next === undefined || datetime < next.datetime),
  );
}
