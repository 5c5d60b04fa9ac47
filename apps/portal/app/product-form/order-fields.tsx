import { currencies } from '@kontor/contract/business-codes';
import { productLimits as limits } from '@kontor/contract/product-limits';
import { Field } from '@kontor/ui';
import { Choice } from '@kontor/web/form/choice';
import { SwitchInput } from '@kontor/web/form/switch-input';
import { TextInput } from '@kontor/web/form/text-input';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { readAmount } from '../amount/read-amount.ts';
import { usePriceText } from '../product/use-price-text.ts';
import { ProductField } from './product-field.tsx';
import { useProductForm } from './product-form-context.ts';
import './order-fields.css';

const currencyOptions = currencies.map((code) => ({ value: code, text: code }));

/** How much one has to order, when it comes, what it costs, whether it is there. */
export function OrderFields() {
  const { t } = useLingui();
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 24 } as const;
  return (
    <>
      <ProductField group="minimumOrder">
        <fieldset className="pf-joined">
          <legend>{t`Minimum order`}</legend>
          <TextInput {...amount} label={t`Number`} name="minimumOrder" />
          <TextInput
            label={t`Unit`}
            name="minimumOrderUnit"
            maxLength={limits.unit}
            list="pf-units"
            placeholder={t`unit`}
            autoComplete="off"
          />
        </fieldset>
      </ProductField>
      <ProductField group="leadTimeDays">
        <LeadTimeInput />
      </ProductField>
      <ProductField group="price">
        <fieldset className="pf-joined pf-price">
          <legend>{t`Price (optional)`}</legend>
          <TextInput {...amount} label={t`Amount`} name="price" hint={<ShownPrice />} />
          <Choice label={t`Currency`} name="currency" options={currencyOptions} />
          <TextInput
            label={t`Per`}
            name="per"
            maxLength={limits.unit}
            placeholder={t`unit`}
            autoComplete="off"
          />
        </fieldset>
      </ProductField>
      <ProductField group="stock">
        <SwitchInput name="stock" label={t`In stock`} />
      </ProductField>
    </>
  );
}

function LeadTimeInput() {
  const { t } = useLingui();
  const { product } = useProductForm();
  const { id, value, set, error } = useField('leadTimeDays');
  const inWords = product?.leadTime;
  return (
    <Field
      id={id}
      name={id}
      label={t`Lead time`}
      hint={
        inWords
          ? t`Previously stated as “${inWords}”. Enter whole days so that buyers can filter by it.`
          : t`In whole days, until it leaves your works.`
      }
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={24}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value)}
      end={<span className="pf-unit">{t`days`}</span>}
    />
  );
}

/** The price as buyers read it, so that a sign for thousands is not one for decimals unseen. */
function ShownPrice() {
  const { t } = useLingui();
  const { values, decimal } = useProductForm();
  const text = usePriceText();
  const amount = readAmount(values.price, decimal);
  if (amount === undefined) return t`Leave it empty to state no price.`;
  const per = values.per.trim();
  const shown = text({ amount, currency: values.currency, ...(per === '' ? {} : { per }) });
  return t`Buyers see ${shown}`;
}
