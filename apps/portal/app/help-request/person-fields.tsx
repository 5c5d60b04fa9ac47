import { Field, SectionCard, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { bound, type HelpRequestPart, longestLine } from './help-request-part.ts';

/** Who writes. */
export function PersonFields(part: HelpRequestPart) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About you`}>
      <div className="q-fields">
        <Field
          {...bound(part, 'firstName')}
          label={t`First Name`}
          autoComplete="given-name"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'lastName')}
          label={t`Last Name`}
          autoComplete="family-name"
          maxLength={longestLine}
        />
        <SelectField
          {...bound(part, 'jobPosition')}
          label={t`Job Position`}
          options={part.options.jobPositions}
          empty={t`Select`}
        />
        <Field
          {...bound(part, 'mobilePhone')}
          label={t`Mobile Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="mobile tel"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'email')}
          label={t`Email *`}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      </div>
    </SectionCard>
  );
}
