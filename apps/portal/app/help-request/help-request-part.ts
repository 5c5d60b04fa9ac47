import { helpRequestLimits } from '@kontor/contract/help-request-limits';
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

/** What ties a choice to its field. */
export function bound({ values, change, error }: HelpRequestPart, field: HelpRequestField) {
  return {
    name: field,
    value: values[field],
    error: error(field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  };
}

/** What ties a text to its field. */
export function boundText(part: HelpRequestPart, field: keyof typeof helpRequestLimits) {
  return { ...bound(part, field), maxLength: helpRequestLimits[field] };
}
