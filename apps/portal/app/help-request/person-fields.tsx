import { Field, SectionCard, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { bound, boundText, type HelpRequestPart } from './help-request-part.ts';

/** Who writes. */
export function PersonFields(part: HelpRequestPart) {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About you`}>
      <div className="q-fields">
        <Field {...boundText(part, 'firstName')} label={t`First Name`} autoComplete="given-name" />
        <Field {...boundText(part, 'lastName')} label={t`Last Name`} autoComplete="family-name" />
        <SelectField
          {...bound(part, 'jobPosition')}
          label={t`Job Position`}
          options={part.options.jobPositions}
          empty={t`Select`}
        />
        <Field
          {...boundText(part, 'mobilePhone')}
          label={t`Mobile Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="mobile tel"
        />
        <Field
          {...boundText(part, 'email')}
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
