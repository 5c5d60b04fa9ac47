import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readActingIdentity, storeActingIdentity } from './acting-identity.ts';

it('comes back as it was stored', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect(readActingIdentity(storage)).toEqual({ type: 'user' });
  for (const identity of [
    { type: 'business' as const, businessID: '1f0c2a3b-0000-4000-8000-000000000000' },
    { type: 'user' as const },
  ]) {
    storeActingIdentity(storage, identity);
    expect([...stored.keys()]).toEqual(['socialActor']);
    expect(readActingIdentity(storage)).toEqual(identity);
  }
});

it('is the person themselves when something else lies there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readActingIdentity({ getItem: () => text })).toEqual({ type: 'user' });
    }),
  );
});
