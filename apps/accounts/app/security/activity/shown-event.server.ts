import type { ListedBusiness, ListedEvent } from '../../../src/security-log/list-events.ts';
import { nameBrowser } from '../devices/device-names.server.ts';

/** An event as its row shows it. */
export interface ShownEvent {
  id: number;
  /** Says what happened: the event's kind, and with it how, where that makes another sentence. */
  what: string;
  /** The name of the passkey it was about. */
  name: string | undefined;
  /** The role it was about, as the api calls it. */
  role: string | undefined;
  /** The business the role is of. */
  business: ListedBusiness | undefined;
  /** ISO 8601. */
  at: string;
  address: string | undefined;
  /** Such as Firefox; undefined where no browser had a part in it. */
  device: { browser: string | undefined; system: string | undefined } | undefined;
}

/** Kinds that are told otherwise by what was used. */
const byMethod = ['login', 'login-failed'];

export function shownEvent(event: ListedEvent): ShownEvent {
  const { id, kind, at, address, userAgent, details, business } = event;
  const method = textOf(details, 'with');
  return {
    id,
    what: method && byMethod.includes(kind) ? `${kind}:${method}` : kind,
    name: textOf(details, 'name'),
    role: textOf(details, 'role'),
    business,
    at: at.toISOString(),
    address,
    device: userAgent === undefined ? undefined : nameBrowser(userAgent),
  };
}

function textOf(details: unknown, name: string): string | undefined {
  if (typeof details !== 'object' || details === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(details, name)?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
