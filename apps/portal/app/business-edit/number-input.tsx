import { Field } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import type { ReactNode } from 'react';

/** Characters, with spaces and signs between them. */
export const maxNumberLength = 40;

interface NumberInputProps {
  label: string;
  name: string;
  hint?: ReactNode;
  /** Behind the number: what it counts. */
  unit?: string;
  /** Takes decimals, too. */
  isDecimal?: boolean;
}

/** A number, or nothing. What is typed stays as it is: the field says what is wrong with it. */
export function NumberInput({ label, name, hint, unit, isDecimal = false }: NumberInputProps) {
  const { id, value, set, error } = useField(name);
  return (
    <Field
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={maxNumberLength}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => set(target.value)}
      end={unit ? <span className="y-unit">{unit}</span> : undefined}
    />
  );
}
