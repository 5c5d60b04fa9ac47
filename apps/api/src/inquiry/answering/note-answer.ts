import type { DB } from '@kontor/database';
import { enqueue } from '@kontor/jobs';
import type { Transaction } from 'kysely';
import { measureAnswers } from './jobs.ts';
import { findUnanswered, updateAnswered } from './queries.ts';
import { workingMinutes } from './working-minutes.ts';
import { workingTimeOf } from './working-time.ts';

/** Whoever received an inquiry has answered it: the first time counts, by the hours the business has now. */
export async function noteAnswer(trx: Transaction<DB>, inquiryID: string): Promise<void> {
  const asked = await findUnanswered(trx, inquiryID);
  if (!asked) return;
  const at = new Date();
  await updateAnswered(trx, {
    inquiryID,
    at,
    minutes: workingMinutes(asked.asked_at, at, workingTimeOf(asked)),
  });
  await enqueue(trx, measureAnswers, { businessID: asked.business_id }, { key: asked.business_id });
}
