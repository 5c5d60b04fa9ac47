import type { Context, Visit } from '../context.ts';
import { isUuid } from '../is-uuid.ts';
import { nameOf } from '../name-of.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { findEvents } from './queries.ts';

/** An event as its person sees it. */
export interface ListedEvent {
  id: number;
  kind: string;
  at: Date;
  address: string | undefined;
  userAgent: string | undefined;
  details: unknown;
  /** The business a role is of. */
  business: ListedBusiness | undefined;
}

export interface ListedBusiness {
  id: string;
  /** Undefined for one that is gone, or when the api does not tell in time. */
  name: string | undefined;
}

interface EventPage {
  events: ListedEvent[];
  /** What to ask for older ones with; undefined when there are none. */
  next: number | undefined;
}

const perPage = 20;
/** Milliseconds the page waits for names of businesses. */
const nameTimeout = 1_000;

/**
 * What happened to the account of who is signed in, the latest first, from before the event `before` on: its id, as a page
 * before gave it. Anything else begins with the latest. @throws Unauthorized
 */
export async function listEvents(
  context: Context,
  visit: Visit,
  { before }: { before?: string | undefined } = {},
): Promise<EventPage> {
  const { account } = await signedIn(context, visit);
  const from = before !== undefined && /^\d{1,15}$/.test(before) ? { before: Number(before) } : {};
  const rows = await findEvents(context.db, account.id, { ...from, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const names = await namesOf(
    context,
    visit,
    shown.map(({ details }) => businessIn(details)),
  );
  const events = shown.map(({ id, kind, at, address, user_agent, details }) => ({
    id,
    kind,
    at,
    address: address ?? undefined,
    userAgent: user_agent ?? undefined,
    details,
    business: names.get(businessIn(details)),
  }));
  return { events, next: rows.length > perPage ? events.at(-1)?.id : undefined };
}

function businessIn(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('businessID' in details)) return undefined;
  const { businessID } = details;
  return typeof businessID === 'string' && isUuid(businessID) ? businessID : undefined;
}

async function namesOf(
  context: Context,
  visit: Visit,
  ids: readonly (string | undefined)[],
): Promise<Map<string | undefined, ListedBusiness>> {
  const known = [...new Set(ids)].filter((id) => id !== undefined);
  const named = known.map(async (id): Promise<[string, ListedBusiness]> => {
    return [id, { id, name: await nameOf(context, visit, 'business', id, nameTimeout) }];
  });
  return new Map(await Promise.all(named));
}
