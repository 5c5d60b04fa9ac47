import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '../../page-part/loading.tsx';
import { mayEnd } from '../acting-party.ts';
import { useParties } from '../use-parties.ts';
import { BlockedParties } from './blocked-parties.tsx';
import './blocked-lists.css';

/** Who is blocked, by oneself and by each of one's businesses. */
export default function BlockedLists() {
  const { t } = useLingui();
  const { ownID, businesses } = useParties();
  if (ownID === undefined || businesses === undefined) return <Loading lines={4} />;
  return (
    <section className="mc-block-lists" id="blocked" aria-label={t`Blocked`}>
      <p className="k-meta">
        <Trans>People you block cannot write to you or send you inquiries, and are not told.</Trans>
      </p>
      <BlockedParties partyID={ownID} heading={t`Blocked by you`} mayUnblock />
      {businesses.map(({ businessID, general, accessLevel }) => {
        const name = general.companyName;
        const party = { id: businessID, slug: businessID, type: 'business', role: accessLevel } as const;
        return (
          <BlockedParties
            key={businessID}
            partyID={businessID}
            heading={t`Blocked by ${name}`}
            mayUnblock={mayEnd(party)}
          />
        );
      })}
    </section>
  );
}
