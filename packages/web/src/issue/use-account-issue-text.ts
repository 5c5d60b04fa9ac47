import type { FieldIssue } from '@kontor/contract';
import { useLingui } from '@lingui/react';
import { accountIssueTexts } from './account-issue-texts.ts';
import { issueText } from './issue-texts.ts';

/** The same as `useIssueText` with the words of the account service's own issues. */
export function useAccountIssueText(): (issue: FieldIssue | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (issue) => issue && issueText(i18n, issue, accountIssueTexts);
}
