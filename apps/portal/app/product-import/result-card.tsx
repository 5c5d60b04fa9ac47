import { getWrongRows, type ProductImport } from '@kontor/contract';
import { Button, ButtonLink, SectionCard } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { ImportCounts } from './import-counts.tsx';
import { useDownload } from './use-download.ts';
import { useImportTexts } from './use-import-texts.ts';

interface ResultCardProps {
  /** It was imported, or stopped. */
  item: ProductImport;
  /** Address of the table of products. */
  products: string;
  onAnother: () => void;
}

/** What became of the import that was just run, and where one goes from it. */
export function ResultCard({ item, products, onAnother }: ResultCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, download } = useDownload();
  const { outcome } = useImportTexts(item);
  const { importID, state, fileName, added, changed, unchanged, wrong } = item;
  return (
    <SectionCard title={state === 'stopped' ? t`Import stopped` : t`Import finished`} aside={fileName}>
      <ImportCounts added={added} changed={changed} wrong={wrong} last="unchanged" count={unchanged} />
      <p className="pi-result" role="status">
        {outcome}
      </p>
      <div className="pi-ways">
        {wrong > 0 ? (
          <Button
            loading={isBusy}
            onClick={() => void download(() => call.file(getWrongRows, { params: { importID } }))}
          >
            <Download size={18} />
            <Trans>Rows with errors</Trans>
          </Button>
        ) : null}
        <Button onClick={onAnother}>
          <Trans>Import another table</Trans>
        </Button>
        <ButtonLink variant="petrol" href={products}>
          <Trans>See your products</Trans>
        </ButtonLink>
        {failure}
      </div>
    </SectionCard>
  );
}
