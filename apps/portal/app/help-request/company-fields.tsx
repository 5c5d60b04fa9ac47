import { Field, SectionCard, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { bound, type HelpRequestPart, longestLine } from './help-request-part.ts';

/** The company, and where it is. The state is asked of companies in the United States; others leave it as it is. */
export function CompanyFields(part: HelpRequestPart) {
  const { t } = useLingui();
  const { options } = part;
  const select = t`Select`;
  return (
    <SectionCard title={t`Your company`}>
      <div className="q-fields">
        <Field
          {...bound(part, 'businessName')}
          label={t`Business Name`}
          autoComplete="organization"
          maxLength={longestLine}
        />
        <SelectField
          {...bound(part, 'businessType')}
          label={t`Business Type`}
          options={options.businessTypes}
          empty={select}
        />
        <Field
          {...bound(part, 'companyPhone')}
          label={t`Company Telephone *`}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          required
          maxLength={40}
        />
        <Field
          {...bound(part, 'companyFax')}
          label={t`Company Fax`}
          type="tel"
          inputMode="tel"
          autoComplete="fax tel"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'website')}
          label={t`Website`}
          inputMode="url"
          autoComplete="url"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'address')}
          label={t`Address`}
          autoComplete="street-address"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'zipcode')}
          label={t`Zip Code`}
          autoComplete="postal-code"
          maxLength={longestLine}
        />
        <Field
          {...bound(part, 'city')}
          label={t`City`}
          autoComplete="address-level2"
          maxLength={longestLine}
        />
        <SelectField
          {...bound(part, 'country')}
          label={t`Country`}
          autoComplete="country"
          options={options.countries}
          empty={select}
        />
        <SelectField
          {...bound(part, 'usaState')}
          label={t`USA State`}
          options={options.usaStates}
          empty={t`Select one state`}
        />
        <Field
          {...bound(part, 'totalEmployees')}
          label={t`Total Employees`}
          inputMode="numeric"
          maxLength={8}
        />
        <Field
          {...bound(part, 'salesEmployees')}
          label={t`Sales Employees`}
          inputMode="numeric"
          maxLength={8}
        />
      </div>
    </SectionCard>
  );
}
