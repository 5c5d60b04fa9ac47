import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './field.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** A button at the end of the input. */
  end?: ReactNode;
}

/** A labelled input; hint and error are tied to it for assistive technology. */
export function Field({ label, hint, error, end, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-line">
        <input
          {...input}
          id={id}
          className="k-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end ? <span className="k-field-end">{end}</span> : null}
      </div>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {error ? (
        <span className="k-field-error" id={`${id}-error`}>
          <CircleAlert size={18} />
          {error}
        </span>
      ) : null}
    </div>
  );
}
