import { type FollowUp, listFollowUps } from '@kontor/contract';
import type { Session } from '../session/open-session.ts';

export interface FollowUpTotal {
  open: number;
  done: number;
}

interface FollowUpPage {
  rows: FollowUp[];
  next: string | undefined;
  total: FollowUpTotal;
}

/** A page of what somebody means to come back to, the first day first, or of what they have done of it, the last first. */
export async function loadFollowUps(
  { call }: Pick<Session, 'call'>,
  isDone: boolean,
  after: string | undefined,
): Promise<FollowUpPage> {
  const query = { size: 20, done: isDone, ...(after !== undefined && { after }) };
  const { followUps: rows, next, total } = await call(listFollowUps, { query });
  return { rows, next, total };
}
