import type { Context, Visit } from '../context.ts';
import { signedIn } from '../sign-in/who.ts';
import { findEvents } from './queries.ts';

/** An event as its person sees it. */
export interface ListedEvent {
  id: number;
  kind: string;
  at: Date;
  address: string | undefined;
  userAgent: string | undefined;
  details: unknown;
}

export interface EventPage {
  events: ListedEvent[];
  /** What to ask for older ones with; undefined when there are none. */
  next: number | undefined;
}

const perPage = 20;

/**
 * What happened to the account of who is signed in, the latest first, from before the event `before` on: its id, as a page
 * before gave it. Anything else begins with the latest. @throws Unauthorized
 */
export async function listEvents(
  context: Context,
  visit: Visit,
  { before }: { before?: string | undefined } = {},
): Promise<EventPage> {
  const { user } = await signedIn(context, visit);
  const from = before !== undefined && /^\d{1,15}$/.test(before) ? { before: Number(before) } : {};
  const rows = await findEvents(context.db, user.id, { ...from, limit: perPage + 1 });
  const events = rows.slice(0, perPage).map(({ id, kind, at, address, user_agent, details }) => ({
    id,
    kind,
    at,
    address: address ?? undefined,
    userAgent: user_agent ?? undefined,
    details,
  }));
  return { events, next: rows.length > perPage ? events.at(-1)?.id : undefined };
}
