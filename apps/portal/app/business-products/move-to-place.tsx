import type { ProductRowOfTable } from '@kontor/contract';
import { Field, ModalDialog } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { DialogWays } from './dialog-ways.tsx';
import { useProducts } from './products-context.ts';

/** Asks for the place a product is to have among all of its business: the way across pages. */
export default function MoveToPlace({ row, onClose }: { row: ProductRowOfTable; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const { counts, moveToPlace } = useProducts();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const total = i18n.number(counts.all);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = Number(typed);
    if (!Number.isInteger(place) || place < 1 || place > counts.all) return setWrong(true);
    // Closed, it gives the focus back.
    event.currentTarget.closest('dialog')?.close();
    void moveToPlace(row, place);
  }

  return (
    <ModalDialog className="bp-dialog" aria-labelledby={heading} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <h2 id={heading}>{t`Move ${row.name}`}</h2>
        <Field
          label={t`Position, from 1 to ${total}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed}
          error={isWrong ? t`Enter a whole number from 1 to ${total}.` : undefined}
          onChange={({ target }) => {
            setTyped(target.value.replace(/\D/g, ''));
            setWrong(false);
          }}
        />
        <DialogWays text={t`Move`} />
      </form>
    </ModalDialog>
  );
}
