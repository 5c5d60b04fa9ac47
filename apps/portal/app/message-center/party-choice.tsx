import { Factory, UserRound } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { UnreadCounts } from '../live/unread-counts.ts';
import type { OwnBusinesses } from '../my-business/sort-by-role.ts';
import type { ActingParty } from './acting-party.ts';
import { conversationsAddress, oneself } from './message-address.ts';
import { UnreadMark } from './unread-mark.tsx';
import './party-choice.css';

interface PartyChoiceProps {
  party: ActingParty;
  ownID: string | undefined;
  businesses: OwnBusinesses | undefined;
  counts: UnreadCounts | undefined;
}

/** As whom one reads: as oneself or as a business, each with how many conversations hold something unread (checklist 147). */
export function PartyChoice({ party, ownID, businesses = [], counts }: PartyChoiceProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  const unreadOf = (partyID: string | undefined) =>
    counts?.parties.find((each) => each.id === partyID)?.unread ?? 0;
  const [first] = businesses;
  const ofBusinesses = businesses.reduce((sum, { businessID }) => sum + unreadOf(businessID), 0);
  if (!first) return null;
  // The address may name a business that is somebody else's.
  const isOwn = businesses.some(({ businessID }) => businessID === party.id);
  return (
    <>
      <div className="mc-segments">
        <Segment
          href={conversationsAddress(isOwn ? party.slug : first.businessID)}
          isCurrent={isOwn}
          unread={ofBusinesses}
        >
          <Factory size={17} />
          {t`Business`}
        </Segment>
        <Segment
          href={conversationsAddress(oneself)}
          isCurrent={party.type === 'user'}
          unread={unreadOf(ownID)}
        >
          <UserRound size={17} />
          {t`User`}
        </Segment>
      </div>
      {isOwn ? (
        <>
          <label className="k-hidden" htmlFor={id}>{t`Read as`}</label>
          <select
            id={id}
            className="k-input mc-select"
            value={party.id}
            onChange={({ target }) => navigate(conversationsAddress(target.value))}
          >
            {businesses.map(({ businessID, general }) => {
              const unread = unreadOf(businessID);
              return (
                <option key={businessID} value={businessID}>
                  {unread > 0 ? `${general.companyName} (${i18n.number(unread)})` : general.companyName}
                </option>
              );
            })}
          </select>
        </>
      ) : null}
    </>
  );
}

interface SegmentProps {
  href: string;
  isCurrent: boolean;
  unread: number;
  children: ReactNode;
}

function Segment({ href, isCurrent, unread, children }: SegmentProps) {
  return (
    <a className="mc-segment" href={href} aria-current={isCurrent ? 'true' : undefined}>
      {children}
      <UnreadMark count={unread} />
    </a>
  );
}
