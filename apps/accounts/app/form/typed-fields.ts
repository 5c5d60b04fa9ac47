import { isControl } from '@kontor/web/form/issues-of';

/** Of these nothing is ever kept, whatever a form asks for: a password may be shown as text. */
const secretFields = /(^|\s)(current-password|new-password|one-time-code)(\s|$)/;
const keptTypes = new Set(['text', 'email', 'tel', 'search', 'url', 'select-one', 'textarea']);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of these names whose text may be kept. */
function controlsOf(form: HTMLFormElement, names: readonly string[]): Control[] {
  return [...form.elements].filter(
    (control) =>
      isControl(control) &&
      names.includes(control.name) &&
      keptTypes.has(control.type) &&
      !secretFields.test(control.autocomplete),
  ) as Control[];
}

/** What a control holds when nobody has typed into it. */
function startOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return chosen?.value ?? '';
}

/** What was typed into these fields, by their names; undefined when nothing was. */
export function typedInto(
  form: HTMLFormElement,
  names: readonly string[],
): Record<string, string> | undefined {
  const typed = controlsOf(form, names).filter((control) => control.value !== startOf(control));
  return typed.length > 0 ? Object.fromEntries(typed.map(({ name, value }) => [name, value])) : undefined;
}

/** Puts what was typed before into fields nobody has typed into since. @returns whether there was one */
export function putBack(
  form: HTMLFormElement,
  names: readonly string[],
  typed: Record<string, unknown>,
): boolean {
  let isPut = false;
  for (const control of controlsOf(form, names)) {
    const before = typed[control.name];
    if (typeof before !== 'string' || before === '' || control.value !== startOf(control)) continue;
    control.value = before;
    isPut ||= control.value !== startOf(control);
  }
  return isPut;
}

/** Takes out of these fields what was typed. */
export function takeOut(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of controlsOf(form, names)) control.value = startOf(control);
}
