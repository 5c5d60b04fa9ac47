import type { ReadDatabase } from '@kontor/database';
import type { Actor, Person } from '@kontor/server';
import type { Writer } from '../actor.ts';
import type { Reference } from '../reference/reference.ts';

/** What a call writes with: its context, which says who asks, and as which business. `operator`: its policy let them pass as one. */
export interface WritingCall {
  db: ReadDatabase;
  reference: Reference;
  actor: Exclude<Actor, Person> | (Omit<Person, 'sessionID'> & Partial<Pick<Writer, 'actingBusiness'>>);
  call: string;
  requestID: string;
  operator?: unknown;
}

/** Somebody's call that creates something, once for its key. */
export interface CreatingCall extends WritingCall {
  actor: Person & Partial<Pick<Writer, 'actingBusiness'>>;
  idempotencyKey: string | undefined;
}

/** The product itself writes: a job, an import, a command. */
export interface WritingSystem {
  db: ReadDatabase;
  reference: Reference;
  actor: { kind: 'system' };
}

/** What is written about. */
export interface Subject {
  /** By its one name: `person`, `business`. */
  noun: string;
  id: string;
}
