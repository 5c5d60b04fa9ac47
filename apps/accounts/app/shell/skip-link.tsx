import { Trans } from '@lingui/react/macro';

export function SkipLink() {
  return (
    <a className="a-skip" href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
