import { profileLimits } from '@kontor/contract/profile-limits';
import { Field, SearchSelect, SectionCard, SelectField, Switch } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { FieldPart } from './field-part.ts';

export function PersonalFields({ values, errors, options, change }: FieldPart) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About you`}>
      <div className="e-fields">
        <Field
          label={t`First name`}
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={profileLimits.firstName}
          value={values.firstName}
          error={errors.firstName}
          onChange={({ target }) => change({ firstName: target.value }, 'firstName')}
        />
        <Field
          label={t`Last name`}
          name="lastName"
          autoComplete="family-name"
          required
          maxLength={profileLimits.lastName}
          value={values.lastName}
          error={errors.lastName}
          onChange={({ target }) => change({ lastName: target.value }, 'lastName')}
        />
        <div className="e-with-switch">
          <Field
            label={t`Profession`}
            name="profession"
            maxLength={profileLimits.profession}
            value={values.profession}
            error={errors.profession}
            onChange={({ target }) => change({ profession: target.value }, 'profession')}
          />
          <Switch
            label={t`Show my profession to others`}
            name="showProfession"
            checked={values.showProfession}
            onChange={({ target }) => change({ showProfession: target.checked })}
          />
        </div>
        <div className="e-with-switch">
          <Field
            label={t`Birth date`}
            name="birthDate"
            autoComplete="bday"
            maxLength={profileLimits.birthDate}
            placeholder="1970-10-24"
            hint={t`Year, month, day`}
            value={values.birthDate}
            error={errors.birthDate}
            onChange={({ target }) => change({ birthDate: target.value }, 'birthDate')}
          />
          <Switch
            label={t`Show my birth date to others`}
            name="showBirthDate"
            checked={values.showBirthDate}
            onChange={({ target }) => change({ showBirthDate: target.checked })}
          />
        </div>
        <SelectField
          label={t`Gender`}
          name="gender"
          autoComplete="sex"
          hint={t`Only you see this`}
          options={options.genders}
          value={values.gender}
          error={errors.gender}
          onChange={({ target }) => change({ gender: target.value }, 'gender')}
        />
        <SearchSelect
          label={t`Preferred language`}
          name="preferredLanguage"
          placeholder={t`Type to search`}
          nothing={t`No content.`}
          options={options.languages}
          value={values.preferredLanguage}
          error={errors.preferredLanguage}
          onChange={(preferredLanguage) => change({ preferredLanguage }, 'preferredLanguage')}
        />
      </div>
    </SectionCard>
  );
}
