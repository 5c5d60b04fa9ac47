import type { decideReport as decideReportCall, Input, Report } from '@kontor/contract';
import type { DB } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { Transaction } from 'kysely';
import { found } from '../found.ts';
import { refuse } from '../hold/refuse.ts';
import { findWritten } from '../hold/written-of.ts';
import type { Party } from '../inquiry/party.ts';
import { findAddressees } from '../inquiry/safety/find-addressees.ts';
import { removeMessage } from '../inquiry/safety/remove-message.ts';
import { suspendSending } from '../inquiry/safety/suspend-sending.ts';
import { notify } from '../notification/notify.ts';
import type { ForOperator } from '../operator/policy.ts';
import { quoted } from '../post/quoted.ts';
import { plainLines } from '../text/plain-text.ts';
import { write } from '../write/write.ts';
import { messageWarnedKind, writingWarnedKind } from './notification-kinds.ts';
import { presentReport } from './present.ts';
import { findPeopleTold, findReport, lockReports, type ReportRow, updateDecided } from './queries.ts';

type Decision = Input<typeof decideReportCall>['body'];

const usualDays = 30;

/**
 * Decides a report, and with it all others that wait about the same.
 * @throws NotFound, Conflict for one that is decided, or when there is nothing, or nobody, to do it to any more
 */
export async function decideReport(
  context: ForOperator,
  reportID: string,
  { decision, days = usualDays, note }: Decision,
): Promise<Report> {
  return write(context, { noun: 'report', id: reportID }, async (trx) => {
    await lockReports(trx, reportID);
    const report = found(await findReport(trx, reportID), 'report');
    if (report.decided_at) throw new KontorError('Conflict', 'This report has already been decided.');
    if (decision === 'warn') await warn(trx, report);
    if (decision === 'remove') await remove(trx, report, context.actor.id);
    if (decision === 'suspend') await suspendSending(trx, present(partyOf(report)), days);
    const text = plainLines(note ?? '') ?? undefined;
    await updateDecided(trx, { id: reportID, decision, decidedBy: context.actor.id, note: text });
    return presentReport(found(await findReport(trx, reportID), 'report'));
  });
}

/** Takes away what was reported: a message from both sides, a post or a comment from everybody but its author, who is told why, a group from everybody. */
async function remove(trx: Transaction<DB>, report: ReportRow, decidedBy: string): Promise<void> {
  const { resource_type: type, resource_id: id, reason } = report;
  if (id === null) return removeMessage(trx, present(report.message_id));
  if (type !== 'post' && type !== 'comment' && type !== 'group')
    throw new KontorError('Conflict', 'Only messages, posts, comments and groups can be removed.');
  present(await findWritten(trx, { type, id }));
  return refuse(trx, { type, id }, { reason, note: undefined, decidedBy });
}

/** Tells the people of the reported party that what they wrote broke the rules; never who reported it. */
async function warn(trx: Transaction<DB>, report: ReportRow): Promise<void> {
  if (report.resource_id !== null) {
    const { content, reported_business_id: businessID, reported_name } = report;
    const { id } = present(partyOf(report));
    await notify(trx, writingWarnedKind, {
      personIDs: await findPeopleTold(trx, { businessID, personID: report.reported_person_id }),
      subjectID: id,
      businessID: businessID ?? undefined,
      data: { from: '', to: reported_name ?? '', subject: quoted(content ?? '') },
    });
    return;
  }
  const about = await findAddressees(trx, present(report.inquiry_id), present(partyOf(report)));
  await notify(trx, messageWarnedKind, present(about));
}

function partyOf({ reported_business_id, reported_person_id }: ReportRow): Party | undefined {
  if (reported_business_id) return { column: 'business_id', id: reported_business_id };
  return reported_person_id ? { column: 'person_id', id: reported_person_id } : undefined;
}

/** @throws Conflict for what is not there, or never was */
function present<T>(subject: T | null | undefined): T {
  if (subject === null || subject === undefined)
    throw new KontorError('Conflict', 'There is nothing to apply this decision to.');
  return subject;
}
