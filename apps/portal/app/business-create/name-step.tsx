import { businessLimits } from '@kontor/contract/business-limits';
import { Choice } from '@kontor/web/form/choice';
import { SearchChoice } from '@kontor/web/form/search-choice';
import { TextInput } from '@kontor/web/form/text-input';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BusinessOptions } from '../business/business-options.server.ts';
import { StateChoice } from '../page-part/state-choice.tsx';
import type { StatesOfCountry } from '../page-part/use-states.ts';
import { LikeNamed } from './like-named.tsx';

interface NameStepProps {
  options: BusinessOptions;
  of: StatesOfCountry;
}

/** Who the company is, and where. A country without states asks for none. */
export function NameStep({ options, of }: NameStepProps) {
  const { t } = useLingui();
  const { value: name } = useField('companyName');
  const { value: country, set: setCountry } = useField('country');
  const { set: setState } = useField('state');
  // Until they are loaded their field holds its place: countries without states are few.
  const isStateAsked = of.states ? of.states.length > 0 : country !== '';
  return (
    <>
      <h2 className="k-hidden" tabIndex={-1}>
        <Trans>Name and place</Trans>
      </h2>
      <div>
        <TextInput
          label={t`Company name`}
          name="companyName"
          hint={t`As on your invoices`}
          autoComplete="organization"
          required
          maxLength={businessLimits.companyName}
        />
        <LikeNamed name={typeof name === 'string' ? name : ''} />
      </div>
      <Choice
        label={t`Business type`}
        name="businessType"
        options={options.businessTypes}
        empty={t`Select`}
        required
      />
      <div className="f-two">
        <SearchChoice
          label={t`Country`}
          name="country"
          placeholder={t`Type to search`}
          nothing={t`No content.`}
          options={options.countries}
          onChoose={(country) => {
            setCountry(country);
            // It belongs to another country.
            setState('');
          }}
        />
        {isStateAsked ? <StateChoice label={t`State`} country={String(country)} of={of} /> : null}
      </div>
    </>
  );
}
