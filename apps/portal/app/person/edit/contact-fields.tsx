import { profileLimits } from '@kontor/contract/profile-limits';
import { Field, SearchSelect, SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { FieldPart } from './field-part.ts';
import type { ReferenceLists } from './use-reference-lists.ts';

interface ContactFieldsProps extends FieldPart {
  email: string | undefined;
  /** Countries with their dial codes. */
  dialCodes: ReferenceLists['countries'];
}

export function ContactFields({ values, errors, options, change, email, dialCodes }: ContactFieldsProps) {
  const { t } = useLingui();
  const search = { placeholder: t`Type to search`, nothing: t`No content.` };

  /** Another country takes the state away, and brings its dial code where there is no phone. */
  function chooseCountry(country: string) {
    const dialCode = dialCodes.find(({ code }) => code === country)?.dialCode;
    const brought = values.phoneNumber.trim() === '' && dialCode ? { dialCode } : {};
    change({ country, state: '', ...brought }, 'country', 'state', 'mobilePhone');
  }

  return (
    <SectionCard title={t`Place and contact`}>
      <div className="e-fields">
        <SearchSelect
          {...search}
          label={t`Country`}
          name="country"
          options={options.countries}
          value={values.country}
          error={errors.country}
          onChange={chooseCountry}
        />
        <SearchSelect
          {...search}
          label={t`State`}
          name="state"
          // States of another country are none of this one.
          options={options.states.filter(({ value }) => value.startsWith(`${values.country}-`))}
          // Not disabled without a country: by keyboard one comes here just as the country is chosen.
          hint={values.country === '' ? t`Choose the country first` : undefined}
          value={values.state}
          error={errors.state}
          onChange={(state) => change({ state }, 'state')}
        />
        <Field
          label={t`City`}
          name="city"
          autoComplete="address-level2"
          maxLength={profileLimits.city}
          value={values.city}
          error={errors.city}
          onChange={({ target }) => change({ city: target.value }, 'city')}
        />
        <Field
          label={t`Email`}
          name="email"
          type="email"
          readOnly
          value={email ?? ''}
          hint={t`Only you see this. It is changed in your account.`}
        />
        <SearchSelect
          {...search}
          label={t`Country code of the mobile phone`}
          name="dialCode"
          options={options.dialCodes}
          value={values.dialCode}
          error={values.dialCode === '' ? errors.mobilePhone : undefined}
          onChange={(dialCode) => change({ dialCode }, 'mobilePhone')}
        />
        <Field
          label={t`Mobile phone`}
          name="phoneNumber"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={profileLimits.phoneNumber}
          hint={t`Only you see this`}
          value={values.phoneNumber}
          error={errors.mobilePhone}
          onChange={({ target }) => change({ phoneNumber: target.value }, 'mobilePhone')}
        />
      </div>
    </SectionCard>
  );
}
