import { useLingui } from '@lingui/react';
import type { FormProblem } from '../form/form-result.ts';
import { textOfProblem } from './problem-texts.ts';
import { useWaitText } from './use-wait-text.ts';

/** Says what is wrong with a whole form. A problem that says how long to wait is given the seconds. */
export function useProblemText(): (
  problem: FormProblem | undefined,
  retryAfter?: number,
) => string | undefined {
  const { i18n } = useLingui();
  const waitText = useWaitText();
  return (problem, retryAfter) => {
    if (problem === undefined) return undefined;
    return problem === 'TooManyRequests' ? waitText(retryAfter) : textOfProblem(i18n, problem);
  };
}
