import { maxEmployees } from '@kontor/contract/help-request-limits';
import { SectionCard } from '@kontor/ui';
import { Choice } from '@kontor/web/form/choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useLingui } from '@lingui/react/macro';
import { fieldNamed, textNamed } from './field-named.ts';
import type { HelpRequestOptions } from './load-help-request.server.ts';

/** The company, and where it is. The state is asked of companies in the United States; others leave it as it is. */
export function CompanyFields({ options }: { options: HelpRequestOptions }) {
  const { t } = useLingui();
  const select = t`Select`;
  return (
    <SectionCard title={t`Your company`}>
      <div className="q-fields">
        <TextInput {...textNamed('businessName')} label={t`Business Name`} autoComplete="organization" />
        <Choice
          {...fieldNamed('businessType')}
          label={t`Business Type`}
          options={options.businessTypes}
          empty={select}
        />
        <TextInput
          {...textNamed('companyPhone')}
          label={t`Company Telephone *`}
          type="tel"
          inputMode="tel"
          autoComplete="work tel"
          required
        />
        <TextInput
          {...textNamed('companyFax')}
          label={t`Company Fax`}
          type="tel"
          inputMode="tel"
          autoComplete="fax tel"
        />
        <TextInput {...textNamed('website')} label={t`Website`} inputMode="url" autoComplete="url" />
        <TextInput {...textNamed('address')} label={t`Address`} autoComplete="street-address" />
        <TextInput {...textNamed('zipcode')} label={t`Zip Code`} autoComplete="postal-code" />
        <TextInput {...textNamed('city')} label={t`City`} autoComplete="address-level2" />
        <Choice
          {...fieldNamed('country')}
          label={t`Country`}
          autoComplete="country"
          options={options.countries}
          empty={select}
        />
        <Choice
          {...fieldNamed('usaState')}
          label={t`USA State`}
          options={options.usaStates}
          empty={t`Select one state`}
        />
        <TextInput
          {...fieldNamed('totalEmployees')}
          label={t`Total Employees`}
          inputMode="numeric"
          maxLength={String(maxEmployees).length}
        />
        <TextInput
          {...fieldNamed('salesEmployees')}
          label={t`Sales Employees`}
          inputMode="numeric"
          maxLength={String(maxEmployees).length}
        />
      </div>
    </SectionCard>
  );
}
