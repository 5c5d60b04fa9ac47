import type { PersonArchive } from '@kontor/contract';
import { listMemberships } from '../business/members/list-memberships.ts';
import type { Context } from '../context.ts';
import { listOperatorRoles } from '../operator/list-operator-roles.ts';
import { listReactions } from '../reaction/list-reactions.ts';
import { listUploads } from '../upload/list-uploads.ts';
import { presentForArchive } from './present.ts';
import { findWholeRow } from './queries.ts';

/** All that is stored about a person. Whoever adds a table or a column about people adds it here; `tables-about-people.test.ts` asks for it. */
export async function exportPerson({ db }: Pick<Context, 'db'>, id: string): Promise<PersonArchive> {
  const row = await findWholeRow(db, id);
  return {
    ...(row ? { profile: presentForArchive(row) } : {}),
    businesses: await listMemberships({ db }, id),
    operatorRoles: await listOperatorRoles({ db }, id),
    uploads: await listUploads({ db }, id),
    reactions: await listReactions({ db }, id),
  };
}
