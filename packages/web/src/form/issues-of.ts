import type { FieldIssue } from '@kontor/contract';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with the fields of a form before it is sent, by the constraints its inputs state. */
export function issuesOf(form: HTMLFormElement): Record<string, FieldIssue> {
  const issues: Record<string, FieldIssue> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || control.validity.valid || issues[control.name])
      continue;
    issues[control.name] = issueOf(control);
  }
  return issues;
}

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function issueOf(control: Control): FieldIssue {
  const { valueMissing, tooShort, tooLong } = control.validity;
  if (control instanceof HTMLSelectElement) return { code: 'notChosen' };
  if (tooShort) return { code: 'tooShort', limit: control.minLength };
  if (tooLong) return { code: 'tooLong', limit: control.maxLength };
  if (!valueMissing) return { code: control.type === 'email' ? 'notAnAddress' : 'malformed' };
  return { code: control.type === 'checkbox' ? 'notAccepted' : 'required' };
}
