import type { ProductBulkChange } from '@kontor/contract';
import { productLimits } from '@kontor/contract/product-limits';
import { Field, ModalDialog, SelectField } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { CategoryDialogOnDemand } from './category-dialog-on-demand.tsx';
import { CategoryFields } from './category-fields.tsx';
import { DialogWays } from './dialog-ways.tsx';

interface EditFieldsProps {
  count: number;
  onSave: (change: ProductBulkChange) => void;
  onClose: () => void;
}

type EditedField = 'stock' | 'leadTime' | 'category';

/** One field of many products, and the value all of them get. */
export default function EditFields({ count, onSave, onClose }: EditFieldsProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const [field, setField] = useState<EditedField>('stock');
  const [stock, setStock] = useState('yes');
  const [days, setDays] = useState('');
  const [category, setCategory] = useState<string>();
  const [isBrowsing, setBrowsing] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const maximum = i18n.number(productLimits.leadTimeDays);

  function changeOf(): ProductBulkChange | undefined {
    if (field === 'stock') return { action: 'setStock', stock: stock === 'yes' };
    if (field === 'category') return category ? { action: 'setCategory', category } : undefined;
    if (days === '') return { action: 'setLeadTime' };
    const leadTimeDays = Number(days);
    return leadTimeDays <= productLimits.leadTimeDays ? { action: 'setLeadTime', leadTimeDays } : undefined;
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = changeOf();
    if (!change) return setWrong(true);
    // Closed, it gives the focus back.
    event.currentTarget.closest('dialog')?.close();
    onSave(change);
  }

  return (
    <>
      <ModalDialog className="bp-dialog" aria-labelledby={heading} onClose={onClose}>
        <form noValidate onSubmit={send}>
          <h2 id={heading}>{t`${plural(count, { one: 'Edit # product', other: 'Edit # products' })}`}</h2>
          <SelectField
            label={t`Field`}
            value={field}
            options={[
              { value: 'stock', text: t`Stock` },
              { value: 'leadTime', text: t`Lead time` },
              { value: 'category', text: t`Category` },
            ]}
            onChange={({ target }) => {
              setField(target.value === 'leadTime' || target.value === 'category' ? target.value : 'stock');
              setWrong(false);
            }}
          />
          {field === 'stock' ? (
            <SelectField
              label={t`New value`}
              value={stock}
              options={[
                { value: 'yes', text: t`Yes` },
                { value: 'no', text: t`No` },
              ]}
              onChange={({ target }) => setStock(target.value)}
            />
          ) : null}
          {field === 'leadTime' ? (
            <Field
              label={t`Whole days`}
              hint={t`Leave empty to state no lead time.`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={days}
              error={isWrong ? t`Enter at most ${maximum} days.` : undefined}
              onChange={({ target }) => {
                setDays(target.value.replace(/\D/g, ''));
                setWrong(false);
              }}
            />
          ) : null}
          {field === 'category' ? (
            <CategoryFields
              chosen={category}
              isMissing={isWrong}
              onChoose={setCategory}
              onBrowse={() => setBrowsing(true)}
            />
          ) : null}
          <DialogWays text={t`Save`} />
        </form>
      </ModalDialog>
      {/* Beside this dialog: React tells the parents of one, too, that it was closed. */}
      {isBrowsing ? (
        <CategoryDialogOnDemand
          chosen={category?.split('.').slice(0, 2).join('.')}
          onChoose={setCategory}
          onClose={() => setBrowsing(false)}
        />
      ) : null}
    </>
  );
}
