/** What is wrong with the fields of a form before it is sent, by the codes that verbs give too. */
export function issuesOf(form: HTMLFormElement): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (control.validity.valid || issues[control.name]) continue;
    issues[control.name] = codeOf(control);
  }
  return issues;
}

function codeOf(control: HTMLInputElement | HTMLSelectElement): string {
  const { valueMissing, tooShort, tooLong } = control.validity;
  if (tooShort) return 'too-short';
  if (tooLong) return 'too-long';
  if (!valueMissing) return 'no-address';
  if (control.type === 'checkbox') return 'not-accepted';
  return control instanceof HTMLSelectElement ? 'not-chosen' : 'is-missing';
}
