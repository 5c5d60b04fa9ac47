import { contractManufacturingCodes } from '@kontor/contract/business-codes';
import { businessLimits as limits } from '@kontor/contract/business-limits';
import { TextBox } from '@kontor/web/form/text-box';
import { EditedField } from './edited-field.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useFieldNames } from './use-field-names.ts';

export function FactoryFields() {
  const names = useFieldNames();
  return (
    <>
      <EditedField field="manufacturingFacilities" wide>
        <TextBox
          label={names.manufacturingFacilities}
          name="manufacturingFacilities"
          maxLength={limits.manufacturingFacilities}
          rows={4}
        />
      </EditedField>
      <PlaceFields />
      <EditedField field="factorySize">
        <NumberInput label={names.factorySize} name="factorySize" unit="m²" isDecimal />
      </EditedField>
      <EditedField field="numberProductionLines">
        <NumberInput label={names.numberProductionLines} name="numberProductionLines" />
      </EditedField>
      <EditedField field="contractManufacturing" wide>
        <ListInput name="contractManufacturing" maxValues={contractManufacturingCodes.length} />
      </EditedField>
    </>
  );
}
