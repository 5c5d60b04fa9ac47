import { SearchChoice } from '@kontor/web/form/search-choice';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useRef } from 'react';
import { LoadingFailed } from './loading-failed.tsx';
import type { StatesOfCountry } from './use-states.ts';
import './state-choice.css';

interface StateChoiceProps extends Pick<ComponentProps<typeof SearchChoice>, 'label' | 'hint'> {
  country: string;
  of: StatesOfCountry;
  /** The one that is chosen, which stays while the others are on their way and where they have it not. */
  chosen?: { value: string; text: string } | undefined;
}

/** A state of the country that is chosen beside it; that there is none is said once it is known. Where they could not be loaded, they can be once more. */
export function StateChoice({ country, of, chosen, ...field }: StateChoiceProps) {
  const { t } = useLingui();
  const { states, hasFailed, reload } = of;
  const box = useRef<HTMLDivElement>(null);
  const options = (states ?? []).map(({ stateID, stateName }) => ({ value: stateID, text: stateName }));
  const isLoading = country !== '' && !states && !hasFailed;
  const unknown = hasFailed ? t`Something was wrong, try again please` : t`No content.`;

  /** What was pressed goes with the error: who presses it goes on in the field. */
  function retry() {
    box.current?.querySelector('input')?.focus();
    reload();
  }

  return (
    <div className="s-state" ref={box}>
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
      {hasFailed ? <LoadingFailed onRetry={retry} /> : null}
    </div>
  );
}
