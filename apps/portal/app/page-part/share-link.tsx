import { Button, useToast } from '@kontor/ui';
import { Share2 } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { useFailure } from './use-failure.tsx';

interface ShareLinkProps {
  /** The page's canonical path. */
  path: string;
  /** Said when the address is on the clipboard. */
  copied: string;
}

/** Puts the page's address on the clipboard and says so (checklist 145, 247). */
export function ShareLink({ path, copied }: ShareLinkProps) {
  const { t } = useLingui();
  const { origin } = usePortal();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();

  async function copy() {
    begin();
    try {
      await navigator.clipboard.writeText(origin + path);
      toast(copied, 'copied');
    } catch {
      // Not allowed, or the page did not come by https.
      fail(t`The link could not be copied. It is in the address bar.`);
    }
  }

  return (
    <>
      <Button variant="quiet" className="s-share" onClick={copy}>
        <Share2 size={18} />
        <Trans>Share</Trans>
      </Button>
      {failure}
    </>
  );
}
