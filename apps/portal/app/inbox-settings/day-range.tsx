import { DatePicker } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';

interface DayRangeProps {
  first: string;
  last: string;
  onChange: (days: { first: string; last: string }) => void;
  errors: { first: string | undefined; last: string | undefined };
}

/** From the first to the last day. */
export function DayRange({ first, last, onChange, errors }: DayRangeProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const texts = { open: t`Choose a day`, month: t`Month`, year: t`Year` };
  return (
    <div className="is-days">
      <DatePicker
        label={t`First day`}
        value={first}
        error={errors.first}
        language={language}
        texts={texts}
        onChange={(day) => onChange({ first: day, last })}
      />
      <DatePicker
        label={t`Last day`}
        value={last}
        error={errors.last}
        language={language}
        texts={texts}
        onChange={(day) => onChange({ first, last: day })}
      />
    </div>
  );
}
