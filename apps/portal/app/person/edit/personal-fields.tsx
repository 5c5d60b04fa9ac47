import { profileLimits } from '@kontor/contract/profile-limits';
import { SectionCard } from '@kontor/ui';
import { Choice } from '@kontor/web/form/choice';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { SwitchInput } from '@kontor/web/form/switch-input';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../session/use-portal.ts';
import type { Options } from './options-of.ts';

export function PersonalFields({ options }: { options: Options }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const first = (
    <TextInput
      key="firstName"
      label={t`First name`}
      name="firstName"
      autoComplete="given-name"
      required
      maxLength={profileLimits.firstName}
    />
  );
  // In Chinese the family name comes first.
  const last = (
    <TextInput
      key="lastName"
      label={t`Last name`}
      name="lastName"
      autoComplete="family-name"
      required
      maxLength={profileLimits.lastName}
    />
  );
  return (
    <SectionCard title={t`About you`}>
      <div className="e-fields">
        {language === 'zh' ? [last, first] : [first, last]}
        <div className="e-with-switch">
          <TextInput label={t`Profession`} name="profession" maxLength={profileLimits.profession} />
          <SwitchInput label={t`Show my profession to others`} name="showProfession" />
        </div>
        <div className="e-with-switch">
          <TextInput
            label={t`Birth date`}
            name="birthDate"
            autoComplete="bday"
            maxLength={profileLimits.birthDate}
            placeholder="1970-10-24"
            hint={t`Year, month, day`}
          />
          <SwitchInput label={t`Show my birth date to others`} name="showBirthDate" />
        </div>
        <Choice
          label={t`Gender`}
          name="gender"
          autoComplete="sex"
          hint={t`Only you see this`}
          options={options.genders}
        />
        <SearchChoice
          label={t`Preferred language`}
          name="preferredLanguage"
          placeholder={t`Type to search`}
          nothing={t`No content.`}
          options={options.languages}
        />
      </div>
    </SectionCard>
  );
}
