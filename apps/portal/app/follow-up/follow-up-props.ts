import type { FollowUpSubjectType } from '@kontor/contract';

/** What somebody means to come back to. */
export interface FollowUpProps {
  subjectType: FollowUpSubjectType;
  subjectID: string;
  /** Of a conversation: which of one's businesses it is of; one's own without it. */
  businessID?: string | undefined;
  /** Absent where it is not known: its page says it. */
  name?: string;
}
