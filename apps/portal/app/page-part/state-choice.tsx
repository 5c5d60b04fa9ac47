import { SearchChoice } from '@kontor/web/form/search-choice';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { StatesOfCountry } from './use-states.ts';

interface StateChoiceProps extends Pick<ComponentProps<typeof SearchChoice>, 'label' | 'hint'> {
  country: string;
  of: StatesOfCountry;
  /** The one that is chosen, which stays while the others are on their way and where they have it not. */
  chosen?: { value: string; text: string } | undefined;
}

/** A state of the country that is chosen beside it; that there is none is said once it is known. */
export function StateChoice({ country, of, chosen, ...field }: StateChoiceProps) {
  const { t } = useLingui();
  const { states, hasFailed } = of;
  const options = (states ?? []).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
  const isLoading = country !== '' && !states && !hasFailed;
  const unknown = hasFailed ? t`Something was wrong, try again please` : t`No content.`;
  return (
    <SearchChoice
      {...field}
      name="state"
      placeholder={t`Type to search`}
      awaited={isLoading ? t`Loading` : undefined}
      nothing={country === '' ? t`Choose the country first` : unknown}
      options={
        chosen && !options.some(({ value }) => value === chosen.value) ? [...options, chosen] : options
      }
    />
  );
}
