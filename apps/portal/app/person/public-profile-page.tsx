import { Pill } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { profileHandle } from '../page-part/page-handle.ts';
import { LatestPosts } from '../post/latest-posts.tsx';
import { useLikesText } from '../reaction/use-likes-text.ts';
import { AboutMe } from './about-me.tsx';
import { ConnectedByWay } from './connected-by-way.tsx';
import { loadPublicProfile, type PublicProfileData } from './load-public-profile.server.ts';
import { PersonBusinesses } from './person-businesses.tsx';
import { PersonWays } from './person-ways.tsx';
import { ProfileHead } from './profile-head.tsx';
import { PublicFacts } from './public-facts.tsx';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadPublicProfile(args);

/** Checklist 65: a person as everybody sees them; sections without content are not there. */
export default function PublicProfilePage() {
  const profile = useLoaderData<typeof loader>();
  return <PublicProfile key={profile.id} {...profile} />;
}

function PublicProfile({ origin, likes, followers, followersText, ...profile }: PublicProfileData) {
  const likesText = useLikesText();
  // What whoever reads the page changes is counted at once.
  const [counts, setCounts] = useState({ likes, followersText });
  const hasBusinesses = profile.businesses.length > 0;
  return (
    <div className="s-page">
      <ProfileHead
        {...profile}
        likes={likesText(counts.likes)}
        followers={counts.followersText}
        connectedBy={<ConnectedByWay id={profile.id} />}
        actions={
          <PersonWays
            id={profile.id}
            name={profile.name}
            likes={counts.likes}
            followers={followers}
            onCounts={(changed) => setCounts((known) => ({ ...known, ...changed }))}
          />
        }
        origin={
          origin === 'demo' ? (
            <Pill tone="warn">
              <Trans>Demo data</Trans>
            </Pill>
          ) : null
        }
      />
      <div className={hasBusinesses ? 's-thing-columns u-columns' : 's-thing-columns u-columns u-alone'}>
        <div>
          <AboutMe text={profile.about} />
          <PublicFacts {...profile} />
          <LatestPosts {...profile.latestPosts} />
        </div>
        {hasBusinesses ? (
          <div>
            <PersonBusinesses businesses={profile.businesses} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
