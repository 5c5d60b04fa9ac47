import { profileLimits } from '@kontor/contract/profile-limits';
import { SectionCard } from '@kontor/ui';
import { Choice } from '@kontor/web/form/choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import type { Options } from './options-of.ts';

export function WorkFields({ options }: { options: Options }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Work`}>
      <div className="e-fields">
        <TextInput
          label={t`Work company`}
          name="companyName"
          autoComplete="organization"
          maxLength={profileLimits.companyName}
        />
        <Choice label={t`Job position`} name="jobPosition" options={options.jobPositions} />
        <Choice label={t`Industry`} name="industry" options={options.industries} />
        <Choice label={t`Business type`} name="businessType" options={options.businessTypes} />
      </div>
    </SectionCard>
  );
}
