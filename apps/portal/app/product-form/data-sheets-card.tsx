import { addDataSheet, addDataSheetVersion, type EditedDataSheet, removeDataSheet } from '@kontor/contract';
import { productLimits as limits } from '@kontor/contract/product-limits';
import { Button, ConfirmDialog, SectionCard, useToast } from '@kontor/ui';
import { Upload } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { FileUnderway } from '../upload/file-underway.tsx';
import { useFileChooser } from '../upload/use-file-chooser.tsx';
import { useFileUpload } from '../upload/use-file-upload.ts';
import { DataSheetRow } from './data-sheet-row.tsx';
import './add-file.css';
import './data-sheets-card.css';

interface DataSheetsCardProps {
  productID: string;
  sheets: readonly EditedDataSheet[];
}

/** The data sheets of a product. They are no part of the form: each change is public at once. */
export function DataSheetsCard({ productID, sheets: given }: DataSheetsCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [tried, setTried] = useState<string>();
  const hint = useId();
  const [sheets, setSheets] = useState(given);
  const [removed, setRemoved] = useState<EditedDataSheet>();
  /** Of which sheet a new version is chosen or on its way; a new sheet without it. */
  const target = useRef<EditedDataSheet>(undefined);
  const name = useRef('');
  const upload = useFileUpload('product-data-sheet', async ({ token }) => {
    const sheet = target.current;
    const answer = sheet
      ? await call(addDataSheetVersion, {
          params: { productID, sheetID: sheet.sheetID },
          body: { token },
        })
      : await call(addDataSheet, { params: { productID }, body: { token, title: titleOf(name.current) } });
    setSheets(answer);
    toast(sheet ? t`New version added` : t`Data sheet added`, 'done');
  });
  const isFull = sheets.length >= limits.dataSheets;
  const isBusy = upload.underway !== undefined;
  const chooser = useFileChooser('product-data-sheet', (file) => {
    name.current = file.name;
    upload.send(file);
  });
  const { button, focusButton, maxMegabytes } = chooser;

  function open(sheet: EditedDataSheet | undefined) {
    target.current = sheet;
    chooser.open();
  }

  async function remove({ sheetID }: EditedDataSheet) {
    setRemoved(undefined);
    begin();
    setTried(sheetID);
    try {
      setSheets(await call(removeDataSheet, { params: { productID, sheetID } }));
      toast(t`Data sheet removed`, 'done');
      focusButton();
    } catch (error) {
      console.error('A data sheet could not be removed', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  return (
    <SectionCard title={t`Data sheets`} id="data-sheets">
      <div className="pf-sheets">
        <div className="pf-video-add" ref={button}>
          <Button
            size="small"
            disabled={isFull || isBusy}
            aria-describedby={hint}
            onClick={() => open(undefined)}
          >
            <Upload size={18} />
            <Trans>Add PDF</Trans>
          </Button>
          <small id={hint}>
            <Trans>PDF, max {maxMegabytes} MB. Buyers see it as soon as it is added.</Trans>
          </small>
        </div>
        {sheets.map((sheet) => (
          <DataSheetRow
            key={sheet.sheetID}
            productID={productID}
            sheet={sheet}
            isBusy={isBusy}
            failure={tried === sheet.sheetID ? failure : null}
            onChanged={setSheets}
            onNewVersion={() => open(sheet)}
            onRemove={() => setRemoved(sheet)}
          />
        ))}
        <FileUnderway upload={upload} onEnd={focusButton} />
        {chooser.input}
      </div>
      {removed ? (
        <ConfirmDialog
          title={t`Remove this data sheet?`}
          text={t`${removed.title} and its earlier versions will be deleted permanently.`}
          texts={{ confirm: t`Remove`, cancel: t`Keep` }}
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(undefined)}
        />
      ) : null}
    </SectionCard>
  );
}

/** A title to begin with: the file's name as words. */
function titleOf(file: string): string {
  const words = file
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return (words || 'PDF').slice(0, limits.dataSheetTitle);
}
