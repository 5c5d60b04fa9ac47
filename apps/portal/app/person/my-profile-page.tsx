import { ButtonLink } from '@kontor/ui';
import { Pencil } from '@kontor/ui/icon';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { usePortal } from '../session/use-portal.ts';
import { AboutMe } from './about-me.tsx';
import { MyBusinesses } from './my-businesses.tsx';
import { MyFacts } from './my-facts.tsx';
import { editProfilePath } from './person-address.ts';
import { ProfileHead } from './profile-head.tsx';
import { viewOfProfile } from './profile-view.ts';
import { useMyProfile } from './use-my-profile.ts';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`My profile`,
      description: (portal) =>
        msg`Your own page on ${portal}: name, pictures, work, contact details and businesses, and how to change them.`,
    },
    context,
  ),
});

/** Checklist 63 and 141: all that one's profile holds, and one's businesses. */
export default function MyProfilePage() {
  const profile = useMyProfile();
  const { language } = usePortal();
  if (!profile) return <Loading className="s-page" />;
  return (
    <div className="s-page">
      <ProfileHead
        {...viewOfProfile(profile, language)}
        actions={
          <ButtonLink href={editProfilePath} variant="petrol">
            <Pencil size={17} />
            <Trans>Edit profile</Trans>
          </ButtonLink>
        }
      />
      <div className="s-thing-columns u-columns">
        <div>
          <AboutMe text={profile.briefPresentation} />
          <MyFacts profile={profile} />
        </div>
        <div>
          <MyBusinesses userID={profile.userID} />
        </div>
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
