import { maxEmployees } from '@kontor/contract/help-request-limits';
import { Field, SectionCard, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { bound, boundText, type HelpRequestPart } from './help-request-part.ts';

/** The company, and where it is. The state is asked of companies in the United States; others leave it as it is. */
export function CompanyFields(part: HelpRequestPart) {
  const { t } = useLingui();
  const { options } = part;
  const select = t`Select`;
  return (
    <SectionCard title={t`Your company`}>
      <div className="q-fields">
        <Field {...boundText(part, 'businessName')} label={t`Business Name`} autoComplete="organization" />
        <SelectField
          {...bound(part, 'businessType')}
          label={t`Business Type`}
          options={options.businessTypes}
          empty={select}
        />
        <Field
          {...boundText(part, 'companyPhone')}
          label={t`Company Telephone *`}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          required
        />
        <Field
          {...boundText(part, 'companyFax')}
          label={t`Company Fax`}
          type="tel"
          inputMode="tel"
          autoComplete="fax tel"
        />
        <Field {...boundText(part, 'website')} label={t`Website`} inputMode="url" autoComplete="url" />
        <Field {...boundText(part, 'address')} label={t`Address`} autoComplete="street-address" />
        <Field {...boundText(part, 'zipcode')} label={t`Zip Code`} autoComplete="postal-code" />
        <Field {...boundText(part, 'city')} label={t`City`} autoComplete="address-level2" />
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
          maxLength={String(maxEmployees).length}
        />
        <Field
          {...bound(part, 'salesEmployees')}
          label={t`Sales Employees`}
          inputMode="numeric"
          maxLength={String(maxEmployees).length}
        />
      </div>
    </SectionCard>
  );
}
