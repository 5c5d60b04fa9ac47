import type { SelectOption } from './search-form.tsx';

/** As people type: without accents, in small letters. */
function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The options in which what was typed begins a word; those that begin with it come first. */
export function matchingOptions(typed: string, options: readonly SelectOption[]): SelectOption[] {
  const wanted = plainly(typed);
  const first: SelectOption[] = [];
  const others: SelectOption[] = [];
  for (const option of options) {
    const text = plainly(option.text);
    if (text.startsWith(wanted)) first.push(option);
    else if (
      text.split(/[^\p{L}\p{N}+]+/u).some((_, at, words) => words.slice(at).join(' ').startsWith(wanted))
    )
      others.push(option);
  }
  return [...first, ...others];
}

/** The option that was typed: its text as it stands, else the only one that fits. */
export function typedOption(typed: string, options: readonly SelectOption[]): SelectOption | undefined {
  const exact = options.find(({ text }) => plainly(text) === plainly(typed));
  const matching = matchingOptions(typed, options);
  return exact ?? (matching.length === 1 ? matching[0] : undefined);
}
