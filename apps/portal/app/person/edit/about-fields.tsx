import { profileLimits } from '@kontor/contract/profile-limits';
import { SectionCard } from '@kontor/ui';
import { TextBox } from '@kontor/web/form/text-box';
import { useLingui } from '@lingui/react/macro';

export function AboutFields() {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About me`}>
      <div className="e-fields e-fields-one">
        <TextBox
          label={t`Brief description`}
          name="briefPresentation"
          placeholder={t`Type here...`}
          maxLength={profileLimits.briefPresentation}
        />
      </div>
    </SectionCard>
  );
}
