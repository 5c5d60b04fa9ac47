import { businessLimits as limits } from '@kontor/contract/business-limits';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { StateChoice } from '../page-part/state-choice.tsx';
import { EditedField } from './edited-field.tsx';
import { useChoices, useSection } from './section-context.ts';
import { useFieldNames } from './use-field-names.ts';
import { useSectionOptions } from './use-section-options.ts';

/** Where something is: city, zip code, country and state. */
export function PlaceFields() {
  const { t } = useLingui();
  const names = useFieldNames();
  const { view, editor } = useSection();
  const { options, states } = useChoices();
  const { presets } = options;
  const optionsOf = useSectionOptions();
  const search = { placeholder: t`Type to search`, nothing: t`No content.` };
  const { country = '', state } = view.values;
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
        <StateChoice
          label={names.state}
          country={country}
          of={states}
          // What a source said may be no state of the list.
          chosen={state ? { value: state, text: state } : undefined}
        />
      </EditedField>
    </>
  );
}
