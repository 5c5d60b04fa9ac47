import type { EditedProduct } from '@kontor/contract';
import { Button, ConfirmDialog, useToast } from '@kontor/ui';
import { CloudCheck, Pencil } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PublishBarFrame } from '../business-manage/publish-bar-frame.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { usePortal } from '../session/use-portal.ts';
import type { ProductValues } from './product-values.ts';

interface ProductBarProps {
  formID: string;
  product: EditedProduct | undefined;
  values: ProductValues;
  /** How many fields are typed and not published. */
  typed: number;
  isBusy: boolean;
  /** Why it was not published. */
  failure: ReactNode;
  onDiscard: () => void;
  onRestore: (before: ProductValues) => void;
}

/** What of the form is not published, and what can be done about that. */
export function ProductBar({
  formID,
  product,
  values,
  typed,
  isBusy,
  failure,
  onDiscard,
  onRestore,
}: ProductBarProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const toast = useToast();
  const undoToast = useUndoToast();
  const [isAsking, setAsking] = useState(false);
  const when = product && dayOf(product.updatedAt, language);
  const submit = () => document.querySelector<HTMLFormElement>(`[id="${formID}"]`)?.requestSubmit();

  function discard() {
    setAsking(false);
    onDiscard();
    undoToast(t`Changes discarded`, () => onRestore(values));
  }

  return (
    <PublishBarFrame
      state={
        typed > 0 ? (
          <>
            <Pencil size={18} />
            {product ? (
              <Plural value={typed} one="# change is not published" other="# changes are not published" />
            ) : (
              <Trans>Not added yet</Trans>
            )}
          </>
        ) : (
          <>
            <CloudCheck size={18} />
            {product ? <Trans>Everything is published</Trans> : <Trans>Nothing typed yet</Trans>}
          </>
        )
      }
      text={
        product ? (
          typed > 0 ? (
            <Trans>
              What you type stays in this browser. The version of {when} stays public until you publish.
            </Trans>
          ) : (
            <Trans>Last changed {when}</Trans>
          )
        ) : (
          <Trans>What you type stays in this browser until the product is added.</Trans>
        )
      }
      onPublish={submit}
      onSave={() => toast(t`What you typed is stored in this browser`, 'done')}
    >
      {typed > 0 ? (
        <Button variant="quiet" className="x-discard" disabled={isBusy} onClick={() => setAsking(true)}>
          <Trans>Discard changes</Trans>
        </Button>
      ) : null}
      <Button
        type="submit"
        form={formID}
        variant="petrol"
        loading={isBusy}
        disabled={typed === 0}
        title={t`Ctrl+Enter publishes`}
      >
        {product ? <Trans>Publish</Trans> : <Trans>Add product</Trans>}
      </Button>
      {failure}
      {isAsking ? (
        <ConfirmDialog
          title={t`Discard changes?`}
          text={t`What you typed but did not publish will be removed from this form.`}
          texts={{ confirm: t`Discard changes`, cancel: t`Keep editing` }}
          onConfirm={discard}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </PublishBarFrame>
  );
}
