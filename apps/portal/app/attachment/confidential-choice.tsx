import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import './confidential-choice.css';

interface ConfidentialChoiceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** Whether readers have to confirm that the files are confidential before they open. */
export function ConfidentialChoice({ isChosen, onChange }: ConfidentialChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="k-field at-confidential">
      <label className="k-check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t`Require confidentiality before a file opens`}</span>
      </label>
      <p className="k-meta" id={`${id}-hint`}>
        {t`Each reader confirms once. You see who opened what and when, and can withdraw a file.`}
      </p>
    </div>
  );
}
