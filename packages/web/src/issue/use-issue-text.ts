import type { FieldIssue } from '@kontor/contract';
import { useLingui } from '@lingui/react';
import { issueText } from './issue-texts.ts';

/** Says what is wrong with a field in the reader's language; nothing when nothing is. */
export function useIssueText(): (issue: FieldIssue | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (issue) => issue && issueText(i18n, issue);
}
