import { usualWorkingHours } from '@kontor/contract/business-codes';
import { Button, Field } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormValues } from './field-kinds.ts';
import { useSection } from './section-context.ts';
import { useCountryPreset } from './use-country-preset.ts';
import { useWeekdays } from './use-weekdays.ts';

/** The days and times at which somebody answers. */
export function HoursInput({ label }: { label: string }) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const { value, set, error } = useField('workingHours');
  const hours = value as FormValues['hours'];
  const { days } = hours;
  const { value: zone, set: setZone } = useField('timeZone');
  const preset = useCountryPreset().timeZone;
  const { typed } = useSection().view;

  /** Hours are of a time zone: that of the country is stated with them, unless somebody chose otherwise. */
  function state(changed: FormValues['hours']) {
    set(changed);
    if (preset && zone === '' && !typed.includes('timeZone') && changed.days.length > 0) setZone(preset);
  }

  function toggle(day: number) {
    const others = days.filter((each) => each !== day);
    state({
      ...hours,
      days: others.length < days.length ? others : [...days, day].toSorted((a, b) => a - b),
    });
  }

  if (days.length === 0)
    return (
      <fieldset className="y-range">
        <legend>{label}</legend>
        <p className="k-meta">
          <Trans>Buyers in other time zones see when you are at work.</Trans>
        </p>
        <Button size="small" onClick={() => state(usualWorkingHours)}>
          <Trans>Add business hours</Trans>
        </Button>
      </fieldset>
    );
  return (
    <fieldset className="y-range">
      <legend>{label}</legend>
      <div className="y-days">
        {weekdays.map((name, place) => (
          <label key={name}>
            <input type="checkbox" checked={days.includes(place + 1)} onChange={() => toggle(place + 1)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <div className="y-two">
        <Field
          id="workingHours"
          type="time"
          label={t`From`}
          error={error}
          value={hours.from}
          onChange={({ target }) => state({ ...hours, from: target.value })}
        />
        <Field
          id="workingHours-to"
          type="time"
          label={t`To`}
          value={hours.to}
          onChange={({ target }) => state({ ...hours, to: target.value })}
        />
      </div>
    </fieldset>
  );
}
