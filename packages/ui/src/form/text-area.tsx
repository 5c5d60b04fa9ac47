import { type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame } from './field.tsx';
import './text-area.css';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  /** Not where the limit is of each line. */
  isCounted?: boolean;
  /** What is typed or pasted beyond the limit stays, for a form that refuses it and says so: it would be lost without a word. */
  keepsExcess?: boolean;
}

/** Several lines of text, at most 512 characters unless said otherwise, with a counter (checklist 222). */
export function TextArea({
  label,
  hint,
  error,
  maxLength = 512,
  rows = 6,
  isCounted = true,
  keepsExcess = false,
  ...area
}: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        {...describedBy(id, hint, error)}
        className="k-input k-text-area"
        maxLength={keepsExcess ? undefined : maxLength}
        rows={rows}
      />
      {isCounted ? (
        <span className="k-text-count k-number">
          {area.value.length}/{maxLength}
        </span>
      ) : null}
    </FieldFrame>
  );
}
