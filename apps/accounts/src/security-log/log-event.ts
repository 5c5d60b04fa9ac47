import type { Context } from '../context.ts';
import { type EventKind, failureKinds } from './security-event.ts';

interface Line {
  event: EventKind;
  /** Undefined for an address without an account. */
  userID: string | undefined;
  /** IP address. */
  address: string | undefined;
  with?: string | undefined;
  role?: string | undefined;
}

/** The one line of an event in the service's log: a warning for failures. No name, address of mail, code or token. */
export function logEvent({ log }: Pick<Context, 'log'>, line: Line): void {
  log[failureKinds.includes(line.event) ? 'warn' : 'info'](line, 'security event');
}
