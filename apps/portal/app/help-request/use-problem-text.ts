import { useLingui } from '@lingui/react/macro';
import type { HelpRequestProblem } from './help-request-values.ts';

/** What is wrong with a field, and what to do. */
export function useProblemText(): (problem: HelpRequestProblem) => string {
  const { t } = useLingui();
  const texts: Record<HelpRequestProblem, string> = {
    missing: t`Please fill in this field: we answer there.`,
    'no-email': t`Please enter an e-mail address like name@company.com.`,
    'no-phone': t`Please enter a telephone number with its digits.`,
    'no-number': t`Please enter a whole number, or nothing.`,
  };
  return (problem) => texts[problem];
}
