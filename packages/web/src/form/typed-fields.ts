import { isControl } from './issues-of.ts';

const secret = /(^|\s)(current-password|new-password|one-time-code)(\s|$)/;
const textTypes = new Set(['text', 'email', 'tel', 'search', 'url', 'select-one', 'textarea']);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is for a password or a code. Forms do not hold its text, so it is in no draft, even while it is shown. */
export function isSecret(autoComplete = ''): boolean {
  return secret.test(autoComplete);
}

/** Whether a control holds text of its own. A combobox shows the label of what was chosen. */
function holdsText(control: Control): boolean {
  return textTypes.has(control.type) && control.role !== 'combobox' && !isSecret(control.autocomplete);
}

/** What a control holds when nobody has typed into it. */
function startOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}

/** What was typed into the fields of these names, such as before the scripts came. */
export function typedInto(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const typed = [...form.elements].filter(
    (control): control is Control =>
      isControl(control) &&
      names.includes(control.name) &&
      holdsText(control) &&
      control.value !== startOf(control),
  );
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}
