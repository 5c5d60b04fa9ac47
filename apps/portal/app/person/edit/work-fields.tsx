import { profileLimits } from '@kontor/contract/profile-limits';
import { Field, SectionCard, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { FieldPart } from './field-part.ts';

export function WorkFields({ values, errors, options, change }: FieldPart) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Work`}>
      <div className="e-fields">
        <Field
          label={t`Work company`}
          name="companyName"
          autoComplete="organization"
          maxLength={profileLimits.companyName}
          value={values.companyName}
          error={errors.companyName}
          onChange={({ target }) => change({ companyName: target.value }, 'companyName')}
        />
        <SelectField
          label={t`Job position`}
          name="jobPosition"
          options={options.jobPositions}
          value={values.jobPosition}
          error={errors.jobPosition}
          onChange={({ target }) => change({ jobPosition: target.value }, 'jobPosition')}
        />
        <SelectField
          label={t`Industry`}
          name="industry"
          options={options.industries}
          value={values.industry}
          error={errors.industry}
          onChange={({ target }) => change({ industry: target.value }, 'industry')}
        />
        <SelectField
          label={t`Business type`}
          name="businessType"
          options={options.businessTypes}
          value={values.businessType}
          error={errors.businessType}
          onChange={({ target }) => change({ businessType: target.value }, 'businessType')}
        />
      </div>
    </SectionCard>
  );
}
