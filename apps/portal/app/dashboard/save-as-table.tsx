import { type DashboardPeriod, exportDashboard } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useDownload } from '../product-import/use-download.ts';
import { useSession } from '../session/session-context.tsx';

/** Saves the days that are shown as a table. */
export function SaveAsTable({ businessID, days }: { businessID: string; days: DashboardPeriod }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, download } = useDownload();
  return (
    <>
      <Button
        disabled={isBusy}
        onClick={() =>
          void download(() => call.file(exportDashboard, { params: { businessID }, query: { days } }))
        }
      >
        <Download size={18} />
        {t`CSV`}
      </Button>
      {failure}
    </>
  );
}
