import {
  blockingLimits,
  type Data,
  type Input,
  type reportResource as reportResourceCall,
} from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { findResource } from './find-resource.ts';
import { findFreeIn, findOwnReport, insertResourceReport, lockReporter } from './queries.ts';

interface Done {
  id: string;
  isNew: boolean;
}

/**
 * Reports a post, a comment, a profile, a business, a product or a group, with what stands there now: what moderators read does not change with it.
 * The same again is the same report. @throws BadRequest for what is one's own, NotFound also for what they may not read, TooManyRequests
 */
export async function reportResource(
  context: Context<ActingPerson>,
  { resourceType: type, resourceID, reason, text }: Input<typeof reportResourceCall>['body'],
): Promise<Data<typeof reportResourceCall>> {
  const { actor } = context;
  const id = resourceID.toLowerCase();
  const about = (done: Done) => (done.isNew ? { noun: 'report', id: done.id } : undefined);
  const report = await write<Done>(context, about, async (trx) => {
    const { content, businessID, personID, writerID } = await findResource(trx, {
      type,
      id,
      reporterID: actor.id,
    });
    const isOwn =
      writerID === actor.id || (businessID !== undefined && (await actor.membershipIn(businessID)));
    if (isOwn) throw new KontorError('BadRequest', 'You cannot report your own content.');
    await lockReporter(trx, actor.id);
    if ((await findOwnReport(trx, actor.id, id)) === undefined) await checkReports(trx, actor.id);
    return insertResourceReport(trx, {
      reporterID: actor.id,
      type,
      id,
      content,
      reason,
      text: plainLines(text ?? '') ?? undefined,
      businessID,
      personID,
    });
  });
  return { reportID: report.id };
}

async function checkReports(trx: Transaction<DB>, reporterID: string): Promise<void> {
  const { reportsADay } = blockingLimits;
  const freeIn = await findFreeIn(trx, reporterID, reportsADay);
  if (freeIn === undefined) return;
  const again = new Date(Date.now() + freeIn * 1_000).toISOString();
  const message = `${reportsADay} reports can be made in 24 hours: again from ${again} on.`;
  throw new KontorError('TooManyRequests', message, { retryAfter: freeIn });
}
