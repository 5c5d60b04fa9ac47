import { stopProductImport } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';

interface DiscardTableProps {
  importID: string;
  disabled?: boolean;
  reload: () => Promise<void>;
}

/** Gives up a table of which nothing was imported yet, so that an earlier import can be undone. */
export function DiscardTable({ importID, disabled, reload }: DiscardTableProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);

  async function discard() {
    begin();
    setBusy(true);
    try {
      await call(stopProductImport, { params: { importID } });
      toast(t`The table was discarded. No product has changed.`, 'done');
    } catch (error) {
      console.error('The table could not be discarded', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    await reload();
    setBusy(false);
  }

  return (
    <>
      <Button variant="quiet" loading={isBusy} disabled={disabled} onClick={() => void discard()}>
        <Trans>Discard table</Trans>
      </Button>
      {failure}
    </>
  );
}
