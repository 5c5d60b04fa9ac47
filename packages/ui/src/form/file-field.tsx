import { type ReactNode, useId, useState } from 'react';
import { describedBy, FieldFrame } from './field.tsx';
import './file-field.css';
import '../button/button.css';

interface FileFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** As an input of the browser takes it: `.csv,text/csv`. */
  accept: string;
  disabled?: boolean;
  /** What browsers write on such an input is in the language of the browser: these are in that of the page. */
  texts: { choose: string; none: string };
  onChoose: (file: File | undefined) => void;
}

/** One file of the reader's device, chosen or dropped. */
export function FileField({ label, hint, error, accept, disabled, texts, onChoose }: FileFieldProps) {
  const id = useId();
  const [name, setName] = useState<string>();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="k-file">
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          {...describedBy(id, hint, error)}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            setName(file?.name);
            onChoose(file);
          }}
        />
        <span className="k-button k-button-secondary" aria-hidden="true">
          {texts.choose}
        </span>
        <span className="k-file-name" aria-hidden="true">
          {name ?? texts.none}
        </span>
      </div>
    </FieldFrame>
  );
}
