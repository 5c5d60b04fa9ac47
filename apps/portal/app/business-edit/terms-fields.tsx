import { incoterms, packagingTypes, paymentTypes } from '@kontor/contract/business-codes';
import { businessLimits as limits } from '@kontor/contract/business-limits';
import { useLingui } from '@lingui/react/macro';
import { EditedField } from './edited-field.tsx';
import { ListInput } from './list-input.tsx';

export function TermsFields() {
  const { t } = useLingui();
  return (
    <>
      <EditedField field="acceptedDeliveryTerms" wide>
        <ListInput name="acceptedDeliveryTerms" maxValues={incoterms.length} hint={t`Incoterms 2020`} />
      </EditedField>
      <EditedField field="acceptedPaymentCurrencies" wide>
        <ListInput name="acceptedPaymentCurrencies" maxValues={limits.paymentCurrencies} />
      </EditedField>
      <EditedField field="packagingTypes" wide>
        <ListInput name="packagingTypes" maxValues={packagingTypes.length} />
      </EditedField>
      <EditedField field="acceptedPaymentTypes" wide>
        <ListInput name="acceptedPaymentTypes" maxValues={paymentTypes.length} />
      </EditedField>
    </>
  );
}
