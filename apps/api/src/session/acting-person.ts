import type { ReadDatabase } from '@kontor/database';
import type { Person } from '@kontor/server';
import type { ActingPerson, Membership } from '../actor.ts';
import { getMembership } from '../business/members/get-membership.ts';
import { listOperatorRoles } from '../operator/list-operator-roles.ts';
import type { OperatorRole } from '../operator/operator-role.ts';

/** A person for one call: what its policies ask is read then, and the same is not read twice. */
export function actingPerson(db: ReadDatabase, person: Person): ActingPerson {
  let roles: Promise<readonly OperatorRole[]> | undefined;
  const memberships = new Map<string, Promise<Membership | undefined>>();
  return {
    ...person,
    operatorRoles() {
      roles ??= listOperatorRoles({ db }, person.id).then((rows) => rows.map(({ role }) => role));
      return roles;
    },
    membershipIn(businessID) {
      const id = businessID.toLowerCase();
      const known = memberships.get(id);
      if (known) return known;
      const membership = getMembership({ db }, { businessID: id, personID: person.id });
      memberships.set(id, membership);
      return membership;
    },
  };
}
