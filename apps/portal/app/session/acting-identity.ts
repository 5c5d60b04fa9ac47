/** As whom a person acts: as themselves or as one of their businesses (checklist 257). */
export type ActingIdentity = { type: 'user' } | { type: 'business'; businessID: string };

const themselves: ActingIdentity = { type: 'user' };

/** What lies under `socialActor`; themselves when there is nothing, or nothing that can be read. */
export function readActingIdentity(storage: Pick<Storage, 'getItem'>): ActingIdentity {
  const text = storage.getItem('socialActor');
  const businessID = /^\{"type":"business","businessID":"([\w-]{36})"\}$/.exec(text ?? '')?.[1];
  return businessID === undefined ? themselves : { type: 'business', businessID };
}

/** Whoever has not chosen yet acts as themselves. */
export function beginActing(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  if (storage.getItem('socialActor') === null) storeActingIdentity(storage, themselves);
}

export function storeActingIdentity(storage: Pick<Storage, 'setItem'>, identity: ActingIdentity): void {
  storage.setItem('socialActor', JSON.stringify(identity));
}
