import { type BusinessOfPerson, listMyBusinesses } from '@kontor/contract';
import { logoOf } from '../../business/business-view.ts';
import { photoOf } from '../../person/photo-of.ts';
import { useSession, useSessionState } from '../../session/session-context.tsx';
import { useLoaded } from '../../session/use-loaded.ts';

const photoWidth = 96;

export interface Party {
  /** Undefined for oneself. */
  businessID: string | undefined;
  name: string;
  picture: string;
}

interface ActingParty {
  /** Undefined until it is known. */
  acting: Party | undefined;
  /** They act as a business; seems so before `acting` is known. */
  isBusiness: boolean;
  /** Oneself, and the businesses one administers. */
  parties: readonly Party[];
  actAs: (party: Party) => void;
}

/** As whom somebody acts in the network: as themselves, or as a business they administer; what they chose stays (checklist 192, 257). */
export function useActingParty(): ActingParty {
  const session = useSession();
  const state = useSessionState();
  const { data: mine } = useLoaded(listMyBusinesses, {});
  const me = 'profile' in state ? state.profile : undefined;
  const actingAs = 'actingAs' in state ? state.actingAs : undefined;
  if (!me || !mine || !actingAs)
    return { acting: undefined, isBusiness: actingAs?.type === 'business', parties: [], actAs: () => {} };
  const oneself: Party = {
    businessID: undefined,
    name: `${me.firstName} ${me.lastName}`,
    picture: photoOf(me, photoWidth),
  };
  const parties = [oneself, ...mine.filter(mayPostAs).map(partyOf)];
  const chosen = actingAs.type === 'business' ? actingAs.businessID : undefined;
  const acting = parties.find(({ businessID }) => businessID === chosen) ?? oneself;
  return {
    acting,
    isBusiness: acting !== oneself,
    parties,
    actAs({ businessID }) {
      session.actAs(businessID === undefined ? { type: 'user' } : { type: 'business', businessID });
    },
  };
}

/** Members read; administrators speak for it. */
function mayPostAs({ accessLevel }: BusinessOfPerson): boolean {
  return accessLevel === 'owner' || accessLevel === 'admin';
}

function partyOf(business: BusinessOfPerson): Party {
  return {
    businessID: business.businessID,
    name: business.general.companyName,
    picture: logoOf(business),
  };
}
