import type { Input, reportInquiry as reportInquiryCall } from '@kontor/contract';
import type { ForEither } from '../business/policy.ts';
import { findReported } from '../inquiry/safety/find-reported.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { insertReport } from './queries.ts';

interface Done {
  id: string;
  isNew: boolean;
}

/**
 * Reports a message of the other side, or a conversation, with what stands there now: what moderators read does not change with it. The
 * same again is the same report. @throws NotFound
 */
export async function reportInquiry(
  context: ForEither,
  inquiryID: string,
  { messageID, reason, text }: Input<typeof reportInquiryCall>['body'],
): Promise<{ reportID: string }> {
  const { actor } = context;
  const about = ({ id, isNew }: Done) => (isNew ? { noun: 'report', id } : undefined);
  const { id } = await write<Done>(context, about, async (trx) => {
    const { party, messages } = await findReported(trx, actor, { inquiryID, messageID });
    return insertReport(trx, {
      reporterID: actor.id,
      inquiryID,
      messageID,
      reason,
      text: plainLines(text ?? '') ?? undefined,
      snapshot: messages.map(({ side, content, created_at }) => ({
        from: side,
        content,
        datetime: created_at.toISOString(),
      })),
      reportedBusinessID: party?.column === 'business_id' ? party.id : undefined,
      reportedPersonID: party?.column === 'person_id' ? party.id : undefined,
    });
  });
  return { reportID: id };
}
