import type { Data, hearEvents as hearEventsCall } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';

/** A stream lives so long, in milliseconds: by then its token is old, and whoever goes on shows another one. */
const longest = 10 * 60_000;
/** Streams that began together do not come back together. */
const spread = 0.2;

/** Events about somebody and their businesses, from the one after `lastID` on. */
export function hearEvents(
  { events, sessions, actor }: Context<ActingPerson>,
  lastID: string | undefined,
): Data<typeof hearEventsCall> {
  return (send, end) => {
    const callOff = events.subscribe(actor.id, { send, end }, lastID);
    const aged = setTimeout(end, longest * (1 - Math.random() * spread)).unref();
    const left = sessions.onEnd(actor.sessionID, end);
    return () => {
      clearTimeout(aged);
      left();
      callOff();
    };
  };
}
