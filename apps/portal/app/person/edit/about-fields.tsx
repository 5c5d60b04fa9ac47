import { profileLimits } from '@kontor/contract/profile-limits';
import { SectionCard, TextArea } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { FieldPart } from './field-part.ts';

export function AboutFields({ values, errors, change }: FieldPart) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About me`}>
      <div className="e-fields e-fields-one">
        <TextArea
          label={t`Brief description`}
          name="briefPresentation"
          placeholder={t`Type here...`}
          maxLength={profileLimits.briefPresentation}
          value={values.briefPresentation}
          error={errors.briefPresentation}
          onChange={({ target }) => change({ briefPresentation: target.value }, 'briefPresentation')}
        />
      </div>
    </SectionCard>
  );
}
