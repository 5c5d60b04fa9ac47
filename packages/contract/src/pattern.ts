import type { IssueCode } from './issue.ts';

/**
 * Text of one line: no line feed, carriage return, vertical tab, form feed or next line (U+0085), and no line or paragraph
 * separator (U+2028, U+2029), which many programs show as a line break, too. For `pattern` in a schema.
 */
export const oneLine = '^[^\\n\\v\\f\\r\\u0085\\p{Zl}\\p{Zp}]*$';

/** Of one line, with a digit. */
export const phoneLine = `^(?=.*\\d)${oneLine.slice(1)}`;

export const emailAddress = '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$';

/** Of a longer pattern, too: it holds neither end. */
export const uuid = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

/** ISO 3166-1 alpha-2. */
export const countryCode = '^[A-Z]{2}$';

/** ISO 3166-2 of a state of the United States. */
export const usState = '^US-[A-Z]{2}$';

/** What is wrong with a text that does not fit a pattern. */
export const issueOfPattern: Readonly<Record<string, IssueCode>> = {
  [oneLine]: 'notOneLine',
  [phoneLine]: 'notAPhone',
  [emailAddress]: 'notAnAddress',
  [countryCode]: 'unknown',
  [usState]: 'unknown',
};
