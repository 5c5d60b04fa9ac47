import type { EnquiryField, EnquiryValues } from './enquiry-values.ts';
import type { EnquiryOptions } from './load-enquiry.server.ts';

/** What each part of the form gets. */
export interface EnquiryPart {
  values: EnquiryValues;
  options: EnquiryOptions;
  change: (field: EnquiryField, value: string) => void;
  /** The sentence below a field that is wrong. */
  error: (field: EnquiryField) => string | undefined;
}

/** Longest line of a field. */
export const longestLine = 200;

/** What ties an input to its field. */
export function bound({ values, change, error }: EnquiryPart, field: EnquiryField) {
  return {
    name: field,
    value: values[field],
    error: error(field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
  };
}
