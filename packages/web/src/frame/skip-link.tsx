import { Trans } from '@lingui/react/macro';
import './skip-link.css';

/** Leads past the frame to the page; it is seen while it has the focus. */
export function SkipLink() {
  return (
    <a className="w-skip" href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
