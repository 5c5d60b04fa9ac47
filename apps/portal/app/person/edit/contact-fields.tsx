import type { MyProfile } from '@kontor/contract';
import { profileLimits } from '@kontor/contract/profile-limits';
import { Field, SectionCard } from '@kontor/ui';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { TextInput } from '@kontor/web/form/text-input';
import type { FormControl } from '@kontor/web/form/use-form';
import { useLingui } from '@lingui/react/macro';
import { StateChoice } from '../../page-part/state-choice.tsx';
import { useStates } from '../../page-part/use-states.ts';
import { dialCodeOf } from './dial-codes.ts';
import type { Options } from './options-of.ts';
import type { ProfileField, ProfileValues } from './profile-values.ts';
import type { ReferenceLists } from './use-reference-lists.ts';

interface ContactFieldsProps {
  control: FormControl<ProfileValues, ProfileField>;
  options: Options;
  /** As it is stored. */
  profile: MyProfile;
  /** Countries with their dial codes. */
  dialCodes: ReferenceLists['countries'];
}

export function ContactFields({ control, options, profile, dialCodes }: ContactFieldsProps) {
  const { values, change } = control;
  const { t } = useLingui();
  const { country, state } = profile;
  const states = useStates(values.country);
  const search = { placeholder: t`Type to search`, nothing: t`No content.` };

  /** Another country takes the state away, and its dial code stands before a phone that is still to be typed. */
  function chooseCountry(country: string) {
    const brought = values.phoneNumber.trim() === '' ? { dialCode: '' } : {};
    change({ country, state: '', ...brought }, 'country', 'state', 'mobilePhone');
  }

  return (
    <SectionCard title={t`Place and contact`}>
      <div className="e-fields">
        <SearchChoice
          {...search}
          label={t`Country`}
          name="country"
          options={options.countries}
          onChoose={chooseCountry}
        />
        <StateChoice
          label={t`State`}
          country={values.country}
          of={states}
          // A state of another country is none of this one.
          chosen={
            state?.stateID && country?.code === values.country
              ? { value: state.stateID, text: state.stateName }
              : undefined
          }
          // Not disabled without a country: by keyboard one comes here just as the country is chosen.
          hint={values.country === '' ? t`Choose the country first` : undefined}
        />
        <TextInput label={t`City`} name="city" autoComplete="address-level2" maxLength={profileLimits.city} />
        <Field
          label={t`Email`}
          name="email"
          type="email"
          readOnly
          value={profile.email ?? ''}
          hint={t`Only you see this. You can change it in your account.`}
        />
        <SearchChoice
          {...search}
          label={t`Country code of the mobile phone`}
          name="dialCode"
          options={options.dialCodes}
          preset={dialCodeOf(values.country, dialCodes)}
          onChoose={(dialCode) => change({ dialCode }, 'mobilePhone')}
        />
        <TextInput
          label={t`Mobile phone`}
          name="phoneNumber"
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={profileLimits.phoneNumber}
          hint={t`Only you see this`}
          issue="mobilePhone"
        />
      </div>
    </SectionCard>
  );
}
