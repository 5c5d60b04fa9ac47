import { businessLimits as limits } from '@kontor/contract/business-limits';
import { Choice } from '@kontor/web/form/choice';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { TextBox } from '@kontor/web/form/text-box';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { CategoriesInput } from './categories-input.tsx';
import { EditedField } from './edited-field.tsx';
import { FurtherTexts } from './further-texts.tsx';
import { NumberInput } from './number-input.tsx';
import { CapacityInput, RangeInput } from './range-input.tsx';
import { useChoices } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';

export function GeneralFields() {
  const { t } = useLingui();
  const names = useFieldNames();
  const { options } = useChoices();
  const people = t`people`;
  return (
    <>
      <EditedField field="companyName">
        <TextInput label={names.companyName} name="companyName" maxLength={limits.companyName} required />
      </EditedField>
      <EditedField field="yearStablished">
        <NumberInput label={names.yearStablished} name="yearStablished" />
      </EditedField>
      <EditedField field="shortDescription" wide>
        <TextBox
          label={names.shortDescription}
          name="shortDescription"
          hint={t`Shown on cards and in search.`}
          maxLength={limits.shortDescription}
          rows={3}
        />
      </EditedField>
      <EditedField field="generalDescription" wide>
        <TextBox
          label={names.generalDescription}
          name="generalDescription"
          hint={t`Shown at the top of your page.`}
          maxLength={limits.generalDescription}
          rows={5}
        />
      </EditedField>
      <EditedField field="textLanguage">
        <SearchChoice
          label={names.textLanguage}
          name="textLanguage"
          placeholder={t`Type to search`}
          nothing={t`No content.`}
          options={options.languages}
        />
      </EditedField>
      <FurtherTexts />
      <EditedField field="businessType">
        <Choice label={names.businessType} name="businessType" options={options.businessTypes} />
      </EditedField>
      <EditedField field="categories">
        <CategoriesInput />
      </EditedField>
      <EditedField field="totalEmployees">
        <RangeInput label={names.totalEmployees} name="totalEmployees" unit={people} />
      </EditedField>
      <EditedField field="totalProductionEmployees">
        <RangeInput label={names.totalProductionEmployees} name="totalProductionEmployees" unit={people} />
      </EditedField>
      <EditedField field="totalAnnualRevenue">
        <RangeInput label={names.totalAnnualRevenue} name="totalAnnualRevenue" unit="US$" />
      </EditedField>
      <EditedField field="productionCapacity" wide>
        <CapacityInput label={names.productionCapacity} name="productionCapacity" />
      </EditedField>
    </>
  );
}
