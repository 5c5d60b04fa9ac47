import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';

export interface ConnectionRow {
  id: string;
  party_type: 'business' | 'user';
  asker_id: string;
  asked_id: string;
  kind: 'supplier' | 'distributor' | null;
  state: 'asked' | 'accepted';
  asked_at: string;
  accepted_at: string | null;
  asker_shows: boolean;
  asked_shows: boolean;
}

/** Of businesses by who owns them; a request waits where it was not accepted. */
const ofBusinesses = [
  { by: 'gold', to: 'platinum', kind: 'supplier', isAccepted: true },
  { by: 'standard', to: 'platinum', kind: 'distributor', isAccepted: true },
  { by: 'standard', to: 'gold', kind: 'supplier', isAccepted: false },
] as const;
const ofPeople = [
  { by: 'buyer', to: 'platinum', isAccepted: true },
  { by: 'platinum', to: 'gold', isAccepted: true },
  { by: 'standard', to: 'buyer', isAccepted: false },
] as const;

/** With whom the people who can log in, and their businesses, are connected; left out where one of them is gone. */
export function inventConnections(logins: readonly InventedLogin[], day: string): ConnectionRow[] {
  const loginOf = (name: string) => logins.find(({ person }) => person.id === demoId('login', name));
  const businesses = ofBusinesses.flatMap(({ by, to, kind, isAccepted }) => {
    const [asker, asked] = [loginOf(by)?.membership?.business_id, loginOf(to)?.membership?.business_id];
    return asker && asked
      ? [connection({ party_type: 'business', asker_id: asker, asked_id: asked, kind }, isAccepted, day)]
      : [];
  });
  const people = ofPeople.flatMap(({ by, to, isAccepted }) => {
    const [asker, asked] = [loginOf(by)?.person.id, loginOf(to)?.person.id];
    return asker && asked
      ? [connection({ party_type: 'user', asker_id: asker, asked_id: asked, kind: null }, isAccepted, day)]
      : [];
  });
  return [...businesses, ...people];
}

function connection(
  between: Pick<ConnectionRow, 'party_type' | 'asker_id' | 'asked_id' | 'kind'>,
  isAccepted: boolean,
  dayOfLoad: string,
): ConnectionRow {
  const id = demoId('connection', `${between.asker_id} ${between.asked_id}`);
  const random = randomFor(`connection ${id}`);
  const day = addDays(dayOfLoad, -random.between(isAccepted ? 40 : 2, isAccepted ? 160 : 9));
  return {
    ...between,
    id,
    state: isAccepted ? 'accepted' : 'asked',
    asked_at: momentOn(day, random),
    accepted_at: isAccepted ? momentOn(addDays(day, random.between(1, 8)), random) : null,
    asker_shows: true,
    asked_shows: true,
  };
}
