import { ButtonLink, SectionCard } from '@kontor/ui';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { StandingProps } from '../group/group-props.ts';
import { useAccountAddress } from '../session/use-account-address.ts';

// Of people who are signed in alone.
const GroupWays = lazyExtra(() => import('../group/group-ways.tsx'));

/** In the place of comments, below a pinned post of a group whose members alone read and write them. */
export function MembersComment(props: StandingProps) {
  const { t } = useLingui();
  const { login } = useAccountAddress();
  const { mine, group } = props.loaded;
  const { name, href } = group;
  return (
    <SectionCard id="comments" title={t`Comments`}>
      <div className="po-members">
        <p>
          <Trans>
            Only members of <a href={href}>{name}</a> can read and write comments.
          </Trans>
        </p>
        {/* Its place is held. */}
        <div className="po-members-ways">
          {mine ? (
            <Suspense>
              <GroupWays {...props} />
            </Suspense>
          ) : (
            <ButtonLink variant="petrol" href={login} className="s-for-visitors">
              <Trans>Log in to join</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
    </SectionCard>
  );
}
