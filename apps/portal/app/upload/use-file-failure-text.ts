import { CallError } from '@kontor/contract';
import { useFileIssueText } from '@kontor/web/issue/use-file-issue-text';
import { useLingui } from '@lingui/react/macro';

// As in the contract, whose whole table no browser needs.
const insufficientStorage = 507;
const tooManyRequests = 429;

/** Why a file was not sent, in words. */
export function useFileFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  const issueText = useFileIssueText();
  return (error) => {
    const [issue] = (error instanceof CallError && error.issues) || [];
    if (issue && error instanceof CallError && error.status === 415) return issueText(issue);
    const status = error instanceof CallError ? error.status : undefined;
    if (status === insufficientStorage) return t`Files cannot be stored right now. Please try again later.`;
    if (status === tooManyRequests)
      return t`Too many files for now. Please try again later: unused files are removed after a day.`;
    if (status === 409) return t`Someone else has changed this in the meantime. Please check it again.`;
    return t`The file could not be sent. Please try again.`;
  };
}
