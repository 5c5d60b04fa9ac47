import { SectionCard } from '@kontor/ui';
import { Choice } from '@kontor/web/form/choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { fieldNamed, textNamed } from './field-named.ts';
import type { HelpRequestOptions } from './load-help-request.server.ts';

/** Who writes. */
export function PersonFields({ options }: { options: HelpRequestOptions }) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About you`}>
      <div className="q-fields">
        <TextInput {...textNamed('firstName')} label={t`First Name`} autoComplete="given-name" />
        <TextInput {...textNamed('lastName')} label={t`Last Name`} autoComplete="family-name" />
        <Choice
          {...fieldNamed('jobPosition')}
          label={t`Job Position`}
          options={options.jobPositions}
          empty={t`Select`}
        />
        <TextInput
          {...textNamed('mobilePhone')}
          label={t`Mobile Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="mobile tel"
        />
        <TextInput
          {...textNamed('email')}
          label={t`Email *`}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
      </div>
    </SectionCard>
  );
}
