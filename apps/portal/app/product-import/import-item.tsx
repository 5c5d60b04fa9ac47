import { type ProductImport, stopProductImport, undoProductImport } from '@kontor/contract';
import { Button, ConfirmDialog, classes } from '@kontor/ui';
import { Check, CircleAlert, LoaderCircle, Undo2 } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { Progress } from './progress.tsx';
import { useImportTexts } from './use-import-texts.ts';

interface ImportItemProps {
  item: ProductImport;
  /** It is under way. */
  isOpen: boolean;
  /** One is not finished, so none can be undone. */
  hasOpen: boolean;
  reload: () => Promise<void>;
}

/** An import with what became of it, and what can be done about it. */
export function ImportItem({ item, isOpen, hasOpen, reload }: ImportItemProps) {
  const { t } = useLingui();
  const reasonID = useId();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const texts = useImportTexts(item);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { importID, state, fileName, undoUntil } = item;
  const isFailed = state === 'failed';
  const Icon = isOpen ? LoaderCircle : isFailed ? CircleAlert : state === 'undone' ? Undo2 : Check;

  async function perform(work: () => Promise<unknown>) {
    begin();
    setBusy(true);
    try {
      await work();
    } catch (error) {
      console.error('The import could not be changed', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    await reload();
    setBusy(false);
  }

  return (
    <li className="pi-import" role={isOpen ? 'status' : undefined}>
      <span
        className={classes(
          'pi-sign',
          isFailed && 'pi-sign-bad',
          (state === 'imported' || state === 'stopped') && 'pi-sign-ok',
        )}
      >
        <Icon size={20} />
      </span>
      <div>
        <p>
          <b>{fileName}</b> <span className="k-meta">{texts.begun}</span>
        </p>
        {isOpen ? <Progress {...item} /> : <p className="k-meta k-number">{texts.outcome}</p>}
      </div>
      {isOpen && state !== 'undoing' ? (
        <Button
          size="small"
          loading={isBusy}
          onClick={() => void perform(() => call(stopProductImport, { params: { importID } }))}
        >
          <Trans>Stop</Trans>
        </Button>
      ) : null}
      {undoUntil && !isOpen ? (
        <Button
          size="small"
          loading={isBusy}
          disabled={hasOpen}
          aria-describedby={hasOpen ? reasonID : undefined}
          onClick={() => setAsking(true)}
        >
          <Undo2 size={16} />
          <Trans>Undo import</Trans>
        </Button>
      ) : null}
      {undoUntil && hasOpen ? (
        <p className="k-meta pi-why" id={reasonID}>
          <Trans>You can undo this once the other table is imported or discarded.</Trans>
        </p>
      ) : null}
      {failure}
      {isAsking ? (
        <ConfirmDialog
          title={t`Undo this import?`}
          text={t`New products are removed, changed ones are restored. Later edits stay.`}
          texts={{ confirm: t`Undo import`, cancel: t`Cancel` }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void perform(() => call(undoProductImport, { params: { importID } }));
          }}
        />
      ) : null}
    </li>
  );
}
