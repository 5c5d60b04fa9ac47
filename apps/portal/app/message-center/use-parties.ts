import { idFromSlug, listMyBusinesses } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { type OwnBusinesses, sortByRole } from '../my-business/sort-by-role.ts';
import { useDraftOwner } from '../session/use-draft-owner.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { ActingParty } from './acting-party.ts';
import { oneself } from './message-address.ts';

interface Parties {
  /** Whose conversations the address names; undefined until it is known who is signed in. */
  party: ActingParty | undefined;
  ownID: string | undefined;
  /** Those one may read the messages of; undefined until they are loaded. */
  businesses: OwnBusinesses | undefined;
}

/** As whom one reads, by the address, and as whom one might. */
export function useParties(): Parties {
  const { slug = oneself } = useParams();
  const { i18n } = useLingui();
  const ownID = useDraftOwner();
  const { data } = useLoaded(listMyBusinesses, {});
  return {
    party: ownID === undefined ? undefined : partyOf(slug, ownID, data),
    ownID,
    businesses: data && sortByRole(data, i18n.locale),
  };
}

function partyOf(slug: string, ownID: string, businesses: OwnBusinesses | undefined): ActingParty {
  const id = slug.toLowerCase() === oneself ? ownID : (idFromSlug(slug) ?? ownID);
  if (id === ownID) return { id, slug, type: 'user', role: undefined };
  const role = businesses?.find(({ businessID }) => businessID === id)?.accessLevel;
  return { id, slug, type: 'business', role };
}
