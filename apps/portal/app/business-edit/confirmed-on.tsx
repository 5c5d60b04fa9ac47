import type { BusinessSectionState } from '@kontor/contract';
import { Button, classes, useToast } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { usePortal } from '../session/use-portal.ts';

/** Milliseconds after which a section should be looked at again. */
const shelfLife = 365 * 24 * 60 * 60 * 1000;

interface ConfirmedOnProps {
  state: Pick<BusinessSectionState, 'confirmedAt' | 'confirmedBy'>;
  /** Nothing is stated: there is nothing to confirm. */
  isEmpty: boolean;
  /** @throws CallError */
  onConfirm: () => Promise<void>;
}

/** When somebody last said that a section is right, and the way to say so again. */
export function ConfirmedOn({ state, isEmpty, onConfirm }: ConfirmedOnProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);
  if (isEmpty && state.confirmedAt === undefined) return <div className="y-confirmed" />;
  const { confirmedAt, confirmedBy } = state;
  const day = confirmedAt && dayOf(confirmedAt, language);
  const isOld = confirmedAt !== undefined && Date.now() - Date.parse(confirmedAt) > shelfLife;
  const who = confirmedBy && `${confirmedBy.firstName} ${confirmedBy.lastName}`;

  async function confirm() {
    begin();
    setBusy(true);
    try {
      await onConfirm();
      toast(t`Saved successfully`, 'done');
    } catch (error) {
      console.error('A section could not be confirmed', error);
      fail(t`Something was wrong, try again please`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="y-confirmed">
      <span className={classes('k-meta y-when', isOld && 'y-old')}>
        {day === undefined ? (
          <Trans>Never confirmed</Trans>
        ) : who ? (
          <Trans>
            Confirmed on {day} by {who}
          </Trans>
        ) : (
          <Trans>Confirmed on {day}</Trans>
        )}
      </span>
      <Button size="small" loading={isBusy} onClick={() => void confirm()}>
        <Trans>Still correct</Trans>
      </Button>
      {failure}
    </div>
  );
}
