import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { CircleAlert } from '../icon/icons.gen.ts';
import './field.css';
import '../style/input.css';

interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** Label above, hint and error below a control that is tied to them by `describedBy`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
    </div>
  );
}

export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span className="k-field-error" id={id}>
      <CircleAlert size={18} />
      {text}
    </span>
  );
}

/** What ties hint and error to a control for assistive technology. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids || undefined };
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A button at the end of the input. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input; hint and error are tied to it. */
export function Field({ label, hint, error, end, id: given, ...input }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="k-field-line">
        <input {...input} id={id} className="k-input" {...describedBy(id, hint, error)} />
        {end ? <span className="k-field-end">{end}</span> : null}
      </div>
    </FieldFrame>
  );
}
