import { DatePicker } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../session/use-portal.ts';

interface DateInputProps {
  label: string;
  name: string;
  hint?: string;
  required?: boolean;
}

/** A day, typed or taken from a calendar (checklist 115). */
export function DateInput({ name, ...rest }: DateInputProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { value, set, error } = useField(name);
  return (
    <DatePicker
      {...rest}
      name={name}
      value={String(value ?? '')}
      onChange={set}
      error={error}
      language={language}
      texts={{ open: t`Open the calendar`, month: t`Month`, year: t`Year` }}
    />
  );
}
