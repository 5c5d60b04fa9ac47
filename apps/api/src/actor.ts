import type { BusinessRole } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { OperatorRole } from './operator/operator-role.ts';

/** What somebody is to a business they act for. */
export interface Membership {
  businessID: string;
  role: BusinessRole;
}

/**
 * What policies ask about whoever performs a call. Each answer is read from the database when it is first asked for, at most
 * once a call. Policies know no more of an actor than this, so another kind of actor needs no other policies.
 */
interface Rights {
  /** Their roles of the operator, sorted by name; empty for most people. */
  operatorRoles(): Promise<readonly OperatorRole[]>;
  /** What they are to the business they act for; undefined for strangers, and where it has no owner: then nobody acts for it. */
  membershipIn(businessID: string): Promise<Membership | undefined>;
}

/** Somebody who is signed in, during one call. */
export interface ActingPerson extends Person, Rights {}

/** Somebody who acts for a business, with their access level there. Policies alone say so. */
export interface ActingMember extends ActingPerson {
  actingBusiness: Membership;
}

/** Somebody who acts for a business, or as themselves: then there is none. */
export interface ActingAsEither extends ActingPerson {
  actingBusiness: Membership | undefined;
}

/** Whoever writes as themselves or for a business, signed in or by mail. */
export type Writer = Pick<ActingAsEither, 'kind' | 'id' | 'actingBusiness'>;
