import type { FieldIssue } from '@kontor/contract';
import { useLingui } from '@lingui/react';
import { fileIssueTexts } from './file-issue-texts.ts';
import { issueText } from './issue-texts.ts';

/** As `useIssueText`, with the words for files that are no pictures. */
export function useFileIssueText(): (issue: FieldIssue) => string {
  const { i18n } = useLingui();
  return (issue) => issueText(i18n, issue, fileIssueTexts);
}
