import { Pill } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';

/** On the card of a result that came since one looked. */
export function NewMark() {
  return (
    <p className="r-new">
      <Pill tone="info">
        <Trans>New</Trans>
      </Pill>
    </p>
  );
}
