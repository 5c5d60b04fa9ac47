import type { Context, Visit } from '../context.ts';
import { logEvent } from './log-event.ts';
import { insertEvent } from './queries.ts';
import type { SecurityEvent } from './security-event.ts';

/** Where an event comes from; without an address it is somebody else's doing. */
type Origin = Pick<Visit, 'headers'> & { address: Visit['address'] | undefined };

/**
 * Adds an event to the security log, as a row and as a line. Call it with the transaction that makes what it tells of, last,
 * so that there is no line of what was rolled back.
 */
export async function recordEvent(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { address, headers }: Origin,
  event: SecurityEvent,
): Promise<void> {
  const userAgent = headers.get('user-agent') ?? undefined;
  const isStored = await insertEvent(db, event, { address, userAgent });
  if (!isStored) return;
  const { userID, kind, details = {} } = event;
  logEvent(
    { log },
    {
      event: kind,
      userID,
      address,
      ...('with' in details ? { with: details.with } : {}),
      ...('role' in details ? { role: details.role } : {}),
    },
  );
}
