import { ButtonLink } from '@kontor/ui';
import { ThumbsUp } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useAccountAddress } from '../session/use-account-address.ts';

/** Visitors log in first (checklist 246). */
export function VisitorWays() {
  const { login } = useAccountAddress();
  return (
    <ButtonLink size="small" href={login} className="s-for-visitors">
      <ThumbsUp size={17} />
      <Trans>Like</Trans>
    </ButtonLink>
  );
}
