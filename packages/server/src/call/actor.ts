import type { Access } from '@kontor/contract';
import { KontorError } from '../errors.ts';

interface Visitor {
  kind: 'visitor';
}

export interface Person {
  kind: 'person';
  id: string;
  /** The session they are signed in by. */
  sessionID: string;
}

/** Another service of the product. */
export interface Service {
  kind: 'service';
}

/** Who performs a call. `P`: what the service's policies can ask of a person. */
export type Actor<P extends Person = Person> = Visitor | P | Service;

interface Admitted<P extends Person> {
  anyone: Actor<P>;
  'signed-in': P;
  services: Service;
}

/** Who can be at a call with this access. */
export type ActorOf<A extends Access, P extends Person = Person> = Admitted<P>[A];

/** @throws TokenNotFound for a visitor and Forbidden for anybody else whom the call is not for */
export function admit(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor.kind === (access === 'signed-in' ? 'person' : 'service')) return;
  if (actor.kind === 'visitor') throw new KontorError('TokenNotFound', 'Please log in first.');
  throw new KontorError('Forbidden', 'You may not do this.');
}
