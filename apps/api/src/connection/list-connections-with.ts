import type {
  Data,
  FollowedResource,
  listConnectionsWith as listConnectionsWithCall,
} from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { presentAuthor } from '../author/present-author.ts';
import type { Context } from '../context.ts';
import type { ConnectionRow } from './connection-row.ts';
import { findIdentities } from './list-queries.ts';
import { presentConnection } from './present.ts';

/** As whom somebody could be connected with a party, and what there is of it. */
export async function listConnectionsWith(
  { db, actor }: Context<ActingPerson>,
  type: FollowedResource,
  otherID: string,
): Promise<Data<typeof listConnectionsWithCall>> {
  const rows = await findIdentities(db, { personID: actor.id, type, otherID: otherID.toLowerCase() });
  const identities = rows.flatMap((row) => {
    const author = presentAuthor(row);
    if (!author) return [];
    const connection = row.id === null ? undefined : presentConnection(row as ConnectionRow, row.identity_id);
    return [{ author, connection }];
  });
  return { identities };
}
