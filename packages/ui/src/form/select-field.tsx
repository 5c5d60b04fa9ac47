import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { ChevronDown } from '../icon/icons.gen.ts';
import { describedBy, FieldFrame } from './field.tsx';
import type { SelectOption } from './search-form.tsx';
import './select-field.css';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly SelectOption[];
  /** Stands there as long as nothing is chosen. */
  empty?: string;
}

/** One of a few options, in the menu of the system. */
export function SelectField({ id: given, label, hint, error, options, empty, ...select }: SelectFieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="k-field-line k-select">
        <select {...select} id={id} className="k-input" {...describedBy(id, hint, error)}>
          {empty === undefined ? null : <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown size={18} />
      </div>
    </FieldFrame>
  );
}
