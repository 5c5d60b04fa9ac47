import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldError } from './field.tsx';
import './check-field.css';

interface CheckFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: ReactNode;
  error?: string | undefined;
}

/** One thing to say yes to. */
export function CheckField({ id, label, error, ...input }: CheckFieldProps) {
  return (
    <div className="k-field">
      <label className="k-check" htmlFor={id}>
        <input {...input} id={id} type="checkbox" {...describedBy(id, undefined, error)} />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}
