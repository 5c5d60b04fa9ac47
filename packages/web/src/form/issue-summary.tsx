import type { FieldIssue } from '@kontor/contract';
import { FormNotice } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { isControl } from './issues-of.ts';
import './form-notes.css';

interface IssueSummaryProps {
  form: RefObject<HTMLFormElement | null>;
  issues: Partial<Record<string, FieldIssue>>;
  /** What it says above the list, in the words of its form. */
  text?: string | undefined;
}

interface WrongField {
  id: string;
  label: string;
  text: string;
}

/** All that is wrong with a form as its fields say it, each with the way to its field. */
export function IssueSummary({ form, issues, text }: IssueSummaryProps) {
  const [wrong, setWrong] = useState<WrongField[]>([]);
  const names = Object.keys(issues).sort().join();

  useEffect(() => {
    setWrong(names === '' ? [] : wrongFields(form.current));
  }, [form, names]);

  if (wrong.length === 0) return null;
  return (
    <FormNotice kind="bad">
      <p>{text ?? <Trans>Please check the marked fields:</Trans>}</p>
      <ul className="w-issues">
        {wrong.map(({ id, label, text: said }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
            {': '}
            {said}
          </li>
        ))}
      </ul>
    </FormNotice>
  );
}

function wrongFields(form: HTMLFormElement | null): WrongField[] {
  const controls = [...(form?.elements ?? [])].filter(isControl);
  return controls
    .filter((control) => control.getAttribute('aria-invalid') === 'true')
    .map((control) => ({
      id: control.id,
      label: control.labels?.[0]?.textContent ?? '',
      text: document.getElementById(`${control.id}-error`)?.textContent ?? '',
    }));
}
