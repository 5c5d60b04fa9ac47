import type { Report } from '@kontor/contract';
import type { ReportRow } from './queries.ts';

/** What moderators read of a report: never who reported it. */
export function presentReport(row: ReportRow): Report {
  const id = row.reported_business_id ?? row.reported_person_id;
  return {
    reportID: row.id,
    requestID: row.inquiry_id ?? undefined,
    messageID: row.message_id ?? undefined,
    resourceType: row.resource_type ?? undefined,
    resourceID: row.resource_id ?? undefined,
    content: row.content ?? undefined,
    reason: row.reason,
    text: row.text ?? undefined,
    at: row.created_at.toISOString(),
    reported:
      id === null
        ? undefined
        : { type: row.reported_business_id ? 'business' : 'user', id, name: row.reported_name ?? '' },
    messages: row.snapshot.map(({ from, content, datetime }) => ({ from, content, datetime })),
    decision: row.decision ?? undefined,
    decidedAt: row.decided_at?.toISOString(),
    note: row.note ?? undefined,
  };
}
