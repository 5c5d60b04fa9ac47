import { Button, ButtonLink, ModalDialog, useToast } from '@kontor/ui';
import { Copy, ExternalLink } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFailure } from '../../page-part/use-failure.tsx';
import '../conversation-dialog.css';
import './link-dialog.css';

interface LinkDialogProps {
  href: string;
  host: string;
  kind: 'web' | 'mail';
  onClose: () => void;
}

/** Shows where a link in a message leads before anybody goes there. Nothing is asked of that place until then. */
export default function LinkDialog({ href, host, kind, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const id = useId();
  const address = kind === 'mail' ? decodeURI(href.slice('mailto:'.length)) : href;
  const at = kind === 'mail' ? address.lastIndexOf(host) : address.indexOf(host);

  async function copy() {
    begin();
    try {
      await navigator.clipboard.writeText(address);
      toast(t`Address copied`, 'copied');
    } catch (error) {
      console.warn('An address could not be copied', error);
      fail(t`Your browser does not allow copying: select it and copy it manually`);
    }
  }

  return (
    <ModalDialog className="mc-dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>
        {kind === 'mail' ? <Trans>Write to this address?</Trans> : <Trans>Open this address?</Trans>}
      </h2>
      <p className="mc-link-address">
        {address.slice(0, at)}
        <b>{host}</b>
        {address.slice(at + host.length)}
      </p>
      <p className="k-meta">
        <Trans>
          This link leads away from the portal. Check the part in bold: it shows whose address it is.
        </Trans>
      </p>
      <div className="mc-dialog-ways">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={() => void copy()}>
          <Copy size={17} />
          <Trans>Copy</Trans>
        </Button>
        <ButtonLink
          variant="petrol"
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          onClick={onClose}
        >
          <ExternalLink size={17} />
          <Trans>Open</Trans>
        </ButtonLink>
        {failure}
      </div>
    </ModalDialog>
  );
}
