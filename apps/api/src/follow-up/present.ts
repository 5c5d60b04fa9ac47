import type { FollowUp, FollowUpSubject } from '@kontor/contract';
import type { FollowUpRow } from './queries.ts';

export function presentFollowUp({ id, day, note, done_at }: FollowUpRow, subject: FollowUpSubject): FollowUp {
  return {
    followUpID: id,
    subject,
    day,
    note: note ?? undefined,
    doneAt: done_at?.toISOString(),
  };
}
