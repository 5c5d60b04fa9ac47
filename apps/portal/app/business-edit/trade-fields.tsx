import { businessLimits as limits } from '@kontor/contract/business-limits';
import { useLingui } from '@lingui/react/macro';
import { EditedField } from './edited-field.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { useFieldNames } from './use-field-names.ts';

export function TradeFields() {
  const { t } = useLingui();
  const names = useFieldNames();
  return (
    <>
      <EditedField field="markets" wide>
        <ListInput
          name="markets"
          maxValues={limits.markets}
          hint={t`A region counts for each of its countries.`}
        />
      </EditedField>
      <EditedField field="spokenLanguages" wide>
        <ListInput name="spokenLanguages" maxValues={limits.spokenLanguages} />
      </EditedField>
      <EditedField field="totalEmployeesSales">
        <NumberInput label={names.totalEmployeesSales} name="totalEmployeesSales" unit={t`people`} />
      </EditedField>
      <EditedField field="averageLeadTime">
        <NumberInput
          label={names.averageLeadTime}
          name="averageLeadTime"
          unit={t`days`}
          hint={t`In whole days, from order to dispatch.`}
        />
      </EditedField>
    </>
  );
}
