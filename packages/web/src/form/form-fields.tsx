import type { ReactNode } from 'react';
import { useIssueText } from '../issue/use-issue-text.ts';
import { type FieldControl, FormContext } from './form-context.ts';

/** Fields of something that is not sent as a form: each change is taken as it is typed. */
export function FormFields({ control, children }: { control: FieldControl; children: ReactNode }) {
  const issueText = useIssueText();
  return <FormContext value={{ control, issueText }}>{children}</FormContext>;
}
