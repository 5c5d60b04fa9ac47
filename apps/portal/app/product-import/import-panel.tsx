import { exportProducts, type MyBusiness } from '@kontor/contract';
import { Button, ErrorNote, Note } from '@kontor/ui';
import { Download } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { CheckCard } from './check-card.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FileCard } from './file-card.tsx';
import { ImportList } from './import-list.tsx';
import { ImportSteps } from './import-steps.tsx';
import { productTableAddress } from './product-import-address.ts';
import { ResultCard } from './result-card.tsx';
import { useDownload } from './use-download.ts';
import { type Imports, useImports } from './use-imports.ts';
import { useLastImport } from './use-last-import.ts';
import './import-panel.css';

interface ImportPanelProps {
  business: MyBusiness;
}

/** An import from its file to its end, and those there were; members, who import nothing, take products out. */
export default function ImportPanel({ business }: ImportPanelProps) {
  const { t } = useLingui();
  const { businessID, accessLevel } = business;
  const mayImport = accessLevel !== 'member';
  const products = productTableAddress({ id: businessID, name: business.general.companyName });
  return (
    <>
      <header className="pi-head">
        <div>
          <nav className="pi-crumb" aria-label={t`Breadcrumb`}>
            <a href={products}>
              <Trans>Products</Trans>
            </a>
            <span aria-hidden="true">/</span>
            <span>
              <Trans>Import</Trans>
            </span>
          </nav>
          <h1>
            <Trans>Import products</Trans>
          </h1>
          {mayImport ? (
            <p className="k-meta">
              <Trans>CSV or XLSX, up to 10,000 rows. Nothing changes until you start the import.</Trans>
            </p>
          ) : null}
        </div>
        <div className="pi-head-ways">
          <ExportMenu businessID={businessID} />
          {mayImport ? <EmptyTable businessID={businessID} /> : null}
        </div>
      </header>
      {mayImport ? (
        <LoadedImports businessID={businessID} products={products} />
      ) : (
        <Note>{t`Only owners and administrators can change its products.`}</Note>
      )}
    </>
  );
}

/** Saves a table that has headings alone, to be filled in. */
function EmptyTable({ businessID }: { businessID: string }) {
  const { call } = useSession();
  const { isBusy, failure, download } = useDownload();
  return (
    <>
      <Button
        loading={isBusy}
        onClick={() =>
          void download(() =>
            call.file(exportProducts, { query: { bid: businessID, format: 'xlsx', empty: 'yes' } }),
          )
        }
      >
        <Download size={18} />
        <Trans>Empty table</Trans>
      </Button>
      {failure}
    </>
  );
}

interface LoadedImportsProps {
  businessID: string;
  /** Address of the table of products. */
  products: string;
}

/** The imports of a business, as far as they are loaded. */
function LoadedImports({ businessID, products }: LoadedImportsProps) {
  const { t } = useLingui();
  const { loaded, reload } = useImports(businessID);
  if (loaded === undefined) return <Loading lines={8} />;
  if (loaded === 'refused') return <ErrorNote text={t`Your role does not allow this.`} />;
  if (loaded === 'failed') return <LoadingFailed onRetry={reload} />;
  return <ImportWork businessID={businessID} products={products} imports={loaded} reload={reload} />;
}

interface ImportWorkProps extends LoadedImportsProps {
  imports: Imports;
  reload: () => Promise<void>;
}

function ImportWork({ businessID, products, imports, reload }: ImportWorkProps) {
  const { open } = imports;
  // Another file is chosen in the place of one that was checked.
  const [isChoosing, setChoosing] = useState(false);
  const { last, dismiss } = useLastImport(imports);
  const finished = last?.state === 'imported' || last?.state === 'stopped' ? last : undefined;
  const isPrepared = open?.state === 'mapping' || open?.state === 'checking' || open?.state === 'checked';
  return (
    <>
      <ImportSteps open={isChoosing ? undefined : open} isFinished={finished !== undefined} />
      {finished ? <ResultCard item={finished} products={products} onAnother={dismiss} /> : null}
      {(open === undefined && !finished) || isChoosing ? (
        <FileCard
          businessID={businessID}
          failure={last?.state === 'failed' ? (last.failure ?? 'unexpected') : undefined}
          onBegun={async () => {
            await reload();
            setChoosing(false);
          }}
          onCancel={isChoosing ? () => setChoosing(false) : undefined}
        />
      ) : null}
      {isPrepared && !isChoosing ? (
        <>
          <ColumnsCard key={`${open.importID} ${open.startedAt}`} open={open} reload={reload} />
          {open.state === 'mapping' ? null : (
            <CheckCard open={open} reload={reload} onOtherFile={() => setChoosing(true)} />
          )}
        </>
      ) : null}
      {/* What stands above it is another with each state: it begins anew there, and does not jump. */}
      <ImportList
        key={isChoosing ? 'choosing' : (open?.state ?? last?.state)}
        imports={imports}
        reload={reload}
      />
    </>
  );
}
