import { getWrongRows, type OpenProductImport, runProductImport } from '@kontor/contract';
import { Button, SectionCard } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { ChangeTable } from './change-table.tsx';
import { DiscardTable } from './discard-table.tsx';
import { ImportCounts } from './import-counts.tsx';
import { IssueTable } from './issue-table.tsx';
import { Progress } from './progress.tsx';
import { useDownload } from './use-download.ts';

interface CheckCardProps {
  open: OpenProductImport;
  reload: () => Promise<void>;
  onOtherFile: () => void;
}

/** What an import would do, and what is wrong, before anything is written. */
export function CheckCard({ open, reload, onOtherFile }: CheckCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const { isBusy: isSaving, failure: notSaved, download } = useDownload();
  const [isBusy, setBusy] = useState(false);
  const { importID, state, rows, added, changed, wrong, hidden, quota } = open;
  if (state !== 'checked')
    return (
      <SectionCard title={t`Check`}>
        <div className="pi-checking" role="status">
          <Progress {...open} />
        </div>
      </SectionCard>
    );
  const good = added + changed;

  async function run() {
    begin();
    setBusy(true);
    try {
      await call(runProductImport, { params: { importID } });
    } catch (error) {
      console.error('The import could not be started', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    await reload();
    setBusy(false);
  }

  return (
    <SectionCard
      title={t`Check`}
      aside={t`${plural(rows, { one: '# row read', other: '# rows read' })}, nothing saved yet`}
    >
      <ImportCounts added={added} changed={changed} wrong={wrong} last="hidden" count={hidden} />
      <ChangeTable changes={open.changes} changed={changed} />
      <IssueTable issues={open.issues} wrong={wrong} />
      <div className="pi-ways">
        {hidden > 0 ? (
          <p className="k-meta">
            <Trans>
              Your package shows {quota} products. The others are imported hidden, and you choose which to
              show.
            </Trans>
          </p>
        ) : null}
        {good === 0 ? (
          <p className="k-meta">
            {wrong > 0 ? (
              <Trans>No row can be imported yet. Correct the table and choose it again.</Trans>
            ) : (
              <Trans>Nothing would change.</Trans>
            )}
          </p>
        ) : null}
        {wrong > 0 ? (
          <Button
            loading={isSaving}
            onClick={() => void download(() => call.file(getWrongRows, { params: { importID } }))}
          >
            <Download size={18} />
            <Trans>Rows with errors</Trans>
          </Button>
        ) : null}
        <DiscardTable importID={importID} disabled={isBusy} reload={reload} />
        <Button onClick={onOtherFile} disabled={isBusy}>
          <Trans>Choose another file</Trans>
        </Button>
        {good > 0 ? (
          <Button variant="petrol" loading={isBusy} onClick={() => void run()}>
            {t`${plural(good, { one: 'Import # row', other: 'Import # rows' })}`}
          </Button>
        ) : null}
        {failure ?? notSaved}
      </div>
    </SectionCard>
  );
}
