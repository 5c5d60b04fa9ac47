import { type Input, inquiryLimits, type sendMessage } from '@kontor/contract';

/** A file that was sent and looked into, and waits to go with a message; drafts hold it. */
export interface SentAttachment {
  token: string;
  name: string;
  bytes: number;
}

/** A name as it may be sent: of one that is too long the ending stays. */
export function shortName(name: string): string {
  const tooLong = name.length - inquiryLimits.fileName;
  if (tooLong <= 0) return name;
  const point = Math.max(name.lastIndexOf('.'), tooLong);
  return name.slice(0, point - tooLong) + name.slice(point);
}

/** What is sent of them with a message. */
export function filesOf(
  files: readonly SentAttachment[],
  isConfidential: boolean,
): Pick<Input<typeof sendMessage>['body'], 'files' | 'isConfidential'> {
  if (files.length === 0) return {};
  return { files: files.map(({ token, name }) => ({ token, name })), isConfidential };
}
