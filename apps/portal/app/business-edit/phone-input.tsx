import { businessLimits } from '@kontor/contract/business-limits';
import { Field, SearchSelect } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FormValues } from './field-kinds.ts';
import { useChoices } from './section-context.ts';
import { useCountryPreset } from './use-country-preset.ts';

/** A telephone number with the code of its country: that of the business, until another is chosen. */
export function PhoneInput({ label, name }: { label: string; name: 'phone' | 'mobilePhone' }) {
  const { t } = useLingui();
  const codes = useChoices().options.dialCodes;
  const { value, set, error } = useField(name);
  const phone = value as FormValues['phone'];
  // A code alone states nothing, so that the form does not keep it.
  const [chosen, setChosen] = useState<string>();
  const preset = useCountryPreset().dialCode;
  const countryCode = phone.countryCode || (chosen ?? preset ?? '');

  function state(changed: FormValues['phone']) {
    setChosen(changed.countryCode);
    set(changed);
  }

  return (
    <fieldset className="y-range">
      <legend>{label}</legend>
      <div className="y-two y-phone">
        <SearchSelect
          label={t`Country code`}
          options={
            countryCode === '' || codes.some((option) => option.value === countryCode)
              ? codes
              : [...codes, { value: countryCode, text: countryCode }]
          }
          value={countryCode}
          placeholder={t`Type to search`}
          nothing={t`No content.`}
          onChange={(code) => state({ ...phone, countryCode: code })}
        />
        <Field
          id={name}
          name={name}
          label={t`Number`}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={businessLimits.phoneNumber}
          error={error}
          value={phone.businessPhoneNumber}
          onChange={({ target }) => state({ countryCode, businessPhoneNumber: target.value })}
        />
      </div>
    </fieldset>
  );
}
