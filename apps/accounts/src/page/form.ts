import { escapeHtml } from '../html.ts';
import type { Language } from '../language.ts';
import { type Field, texts } from './texts.ts';

/** A form as it is shown again after it was refused. */
export interface FormState {
  /** What was typed; passwords and codes are never shown again. */
  values: Partial<Record<string, string>>;
  /** Names of problems by field. */
  issues: Partial<Record<string, string>>;
  /** Name of the problem of the whole form. */
  problem?: string;
}

export const untouched: FormState = { values: {}, issues: {} };

interface InputOptions {
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
}

/** A form that posts to its own address. */
export function form(
  action: string,
  language: Language,
  state: FormState,
  fields: string[],
  submit: string,
): string {
  const problem = state.problem && texts[language].problems[state.problem];
  return `<form method="post" action="${escapeHtml(action)}">
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${fields.join('\n')}
<button class="button" type="submit">${escapeHtml(submit)}</button>
</form>`;
}

export function input(name: Field, language: Language, state: FormState, options: InputOptions): string {
  const { type = 'text', autocomplete, hint } = options;
  const isSecret = type === 'password' || name === 'code';
  const value = isSecret ? '' : ` value="${escapeHtml(state.values[name] ?? '')}"`;
  return field(
    name,
    language,
    state,
    hint,
    (marks) =>
      `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required${value}${marks}>`,
  );
}

export function select(
  name: Field,
  language: Language,
  state: FormState,
  options: { code: string; name: string }[],
): string {
  const chosen = state.values[name];
  const items = options.map(
    ({ code, name: label }) =>
      `<option value="${escapeHtml(code)}"${code === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return field(
    name,
    language,
    state,
    undefined,
    (marks) =>
      `<select id="${name}" name="${name}" autocomplete="country" required${marks}>
<option value="">${escapeHtml(texts[language].choose)}</option>
${items.join('\n')}
</select>`,
  );
}

export function acceptTerms(language: Language, state: FormState): string {
  const issue = issueOf('acceptTerms', language, state);
  const described = issue ? ' aria-invalid="true" aria-describedby="acceptTerms-issue"' : '';
  return `<div class="field">
<label class="check"><input name="acceptTerms" type="checkbox" value="yes" required${described}> ${escapeHtml(texts[language].terms)}</label>
${issue}
</div>`;
}

function field(
  name: Field,
  language: Language,
  state: FormState,
  hint: string | undefined,
  control: (marks: string) => string,
): string {
  const issue = issueOf(name, language, state);
  const described = [...(hint ? [`${name}-hint`] : []), ...(issue ? [`${name}-issue`] : [])];
  const marks = `${described.length > 0 ? ` aria-describedby="${described.join(' ')}"` : ''}${issue ? ' aria-invalid="true"' : ''}`;
  return `<div class="field">
<label for="${name}">${escapeHtml(texts[language].fields[name])}</label>
${control(marks)}
${hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
${issue}
</div>`;
}

function issueOf(name: string, language: Language, { issues }: FormState): string {
  const issue = issues[name];
  if (!issue) return '';
  const text = texts[language].problems[issue] ?? texts[language].problems['is-missing'] ?? '';
  return `<p class="problem" id="${name}-issue">${escapeHtml(text)}</p>`;
}
