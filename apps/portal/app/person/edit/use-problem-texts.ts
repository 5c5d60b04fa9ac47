import { useLingui } from '@lingui/react/macro';
import type { ProblemCode } from './profile-values.ts';

/** What is said of each field that is wrong, by the API's name of the field. */
export type Errors = { readonly [field: string]: string | undefined };

/**
 * Sentences for what is wrong (checklist 233, 234). What the API says of phone and date is said in the reader's language;
 * of other fields in its own words.
 */
export function useProblemTexts(): (problems: {
  readonly [field: string]: ProblemCode | string;
}) => Record<string, string> {
  const { t } = useLingui();
  const phone = t`Invalid phone number, please check the format (e.g. + 1 12345678)`;
  const birthDate = t`Invalid date format, please check it (e.g. 1970-10-24)`;
  const texts: Errors = { phone, birthDate, missing: t`This is needed` };
  const byField: Errors = { mobilePhone: phone, birthDate };
  return (problems) =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [
        field,
        texts[problem] ?? byField[field] ?? problem,
      ]),
    );
}
