import { helpRequestLimits } from '@kontor/contract/help-request-limits';
import type { HelpRequestField } from './help-request-values.ts';

/** The name of a field, checked by its type. */
export function fieldNamed(name: HelpRequestField) {
  return { name };
}

/** The name of a text, with its maximum length. */
export function textNamed(name: keyof typeof helpRequestLimits) {
  return { name, maxLength: helpRequestLimits[name] };
}
