import { FieldError } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { usePortal } from '../session/use-portal.ts';
import { ownTimeZone, timeTexts, zoneName } from './time-texts.ts';

interface TimeChoiceProps {
  /** Of one day, each a moment as the call names it. */
  free: readonly string[];
  teamZone: string;
  chosen: string;
  error: string | undefined;
  onChoose: (startsAt: string) => void;
}

/** The free times of a day, each as it is for the reader and for the team. */
export function TimeChoice({ free, teamZone, chosen, error, onChoose }: TimeChoiceProps) {
  const { language } = usePortal();
  const id = useId();
  const own = timeTexts(language, ownTimeZone());
  const team = timeTexts(language, teamZone);
  const [ownZone, teamPlace] = [zoneName(ownTimeZone()), zoneName(teamZone)];
  return (
    <fieldset className="sh-choices" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        <Trans>
          Time in {ownZone}, and for the team in {teamPlace}
        </Trans>
      </legend>
      {free.map((each) => (
        <label key={each}>
          <input type="radio" name="startsAt" checked={chosen === each} onChange={() => onChoose(each)} />
          <span>
            <b>{own.clock(each)}</b>
            <small className="k-meta">{team.weekdayClock(each)}</small>
          </span>
        </label>
      ))}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </fieldset>
  );
}
