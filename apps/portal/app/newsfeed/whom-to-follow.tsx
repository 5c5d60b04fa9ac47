import { businessAddress, searchBusinesses } from '@kontor/contract';
import { EmptyState } from '@kontor/ui';
import pointing from '@kontor/ui/art/rosca-point.svg';
import { useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { useSessionState } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';

const shownBusinesses = 5;

interface WhomToFollowProps {
  /** One follows somebody, who has not posted yet. */
  follows: boolean;
  onFollowed: () => void;
}

/** Businesses of one's industry, which one could follow, and why they stand here. */
export default function WhomToFollow({ follows, onFollowed }: WhomToFollowProps) {
  const { t } = useLingui();
  const state = useSessionState();
  const industry = 'profile' in state ? state.profile?.industry : undefined;
  const { data } = useLoaded(searchBusinesses, {
    body: { textQuery: '', skip: 0, size: shownBusinesses, ...(industry && { industry: industry.id }) },
  });
  return (
    <>
      <EmptyState
        title={follows ? t`No posts yet` : t`You don’t follow anyone yet`}
        text={
          follows
            ? t`The businesses and people you follow have not posted yet. Here are some others.`
            : t`Follow businesses and people from their pages, and their posts appear here, newest first.`
        }
        picture={pointing}
      />
      {data && data.items.length > 0 ? (
        <section className="k-card nf-suggested">
          <h2>{industry ? t`Businesses in ${industry.name}` : t`Businesses in the directory`}</h2>
          <p className="k-meta">
            {industry
              ? t`Shown because this is the industry in your profile.`
              : t`Add your industry to your profile to see businesses in it here.`}
          </p>
          <ul>
            {data.items.map((business) => (
              <li key={business.businessID}>
                <img className="k-logo" src={logoOf(business)} width="40" height="40" alt="" />
                <span>
                  <a href={businessAddress({ id: business.businessID, name: business.general.companyName })}>
                    {business.general.companyName}
                  </a>
                  <small>{business.contactInfo.country.countryName}</small>
                </span>
                <FollowButton
                  resourceType="business"
                  resourceID={business.businessID}
                  followed={undefined}
                  followers={0}
                  onFollowers={onFollowed}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
