import type { Held, HoldCause, ReportReason } from '@kontor/contract';

/** Columns of `holds_for_authors`, of what is held back. */
export interface HeldRow {
  hold_cause: HoldCause | null;
  publish_at: Date | null;
  hold_reason: ReportReason | null;
  hold_note: string | null;
}

/** Why its author alone sees something; undefined for what everybody sees. */
export function presentHeld({ hold_cause, publish_at, hold_reason, hold_note }: HeldRow): Held | undefined {
  if (hold_cause === null) return undefined;
  return {
    cause: hold_cause,
    publishAt: publish_at?.toISOString(),
    reason: hold_reason ?? undefined,
    note: hold_note ?? undefined,
  };
}
