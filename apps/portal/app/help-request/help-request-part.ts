import type { HelpRequestField, HelpRequestValues } from './help-request-values.ts';
import type { HelpRequestOptions } from './load-help-request.server.ts';

/** What each part of the form gets. */
export interface HelpRequestPart {
  values: HelpRequestValues;
  options: HelpRequestOptions;
  change: (field: HelpRequestField, value: string) => void;
  /** The sentence below a field that is wrong. */
  error: (field: HelpRequestField) => string | undefined;
}

/** Longest line of a field. */
export const longestLine = 200;

/** What ties an input to its field. */
export function bound({ values, change, error }: HelpRequestPart, field: HelpRequestField) {
  return {
    name: field,
    value: values[field],
    error: error(field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  };
}
