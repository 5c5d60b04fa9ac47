import { businessLimits as limits } from '@kontor/contract/business-limits';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { EditedField } from './edited-field.tsx';
import { useChoices, useSection } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';
import { useSectionOptions } from './use-section-options.ts';

/** Where something is: city, zip code, country and state. */
export function PlaceFields() {
  const { t } = useLingui();
  const names = useFieldNames();
  const { view, editor } = useSection();
  const { presets } = useChoices().options;
  const optionsOf = useSectionOptions();
  const search = { placeholder: t`Type to search`, nothing: t`No content.` };
  const states = optionsOf('state');
  const { state } = view.values;
  // What a source said may be no state of the list.
  const shown = state && !states.some(({ value }) => value === state) ? [{ value: state, text: state }] : [];
  return (
    <>
      <EditedField field="city">
        <TextInput label={names.city} name="city" maxLength={limits.city} />
      </EditedField>
      <EditedField field="zipcode">
        <TextInput label={names.zipcode} name="zipcode" maxLength={limits.zipcode} />
      </EditedField>
      <EditedField field="country">
        <SearchChoice
          {...search}
          label={names.country}
          name="country"
          options={optionsOf('country')}
          onChoose={(country) => {
            editor.change('country', country);
            // It belongs to another country.
            editor.change('state', '');
            // Where it was that of the country, it follows.
            const { timeZone, country: before = '' } = view.values;
            if (timeZone && timeZone === presets[before]?.timeZone)
              editor.change('timeZone', presets[country]?.timeZone ?? '');
          }}
        />
      </EditedField>
      <EditedField field="state">
        <SearchChoice {...search} label={names.state} name="state" options={[...states, ...shown]} />
      </EditedField>
    </>
  );
}
