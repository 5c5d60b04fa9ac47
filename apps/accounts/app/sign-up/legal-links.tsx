import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useVisit } from '../shell/use-visit.ts';

/**
 * What somebody accepts by registering, to be read on the portal in the same language. In another tab, since a form whose
 * page was left loses its password. No part of the checkbox's label: there a click would tick it as well.
 */
export function LegalLinks() {
  return (
    <p className="a-legal">
      <PortalLink path="/terms-and-conditions">
        <Trans>Terms and conditions</Trans>
      </PortalLink>
      <PortalLink path="/privacy-policy">
        <Trans>Privacy policy</Trans>
      </PortalLink>
    </p>
  );
}

function PortalLink({ path, children }: { path: string; children: ReactNode }) {
  const { portal, language } = useVisit();
  return (
    <a href={`${portal}${path}?lang=${language}`} target="_blank" rel="noopener">
      {children}
      <span className="k-hidden">
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  );
}
