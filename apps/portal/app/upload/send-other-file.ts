import {
  CallError,
  type Client,
  type FileIssueCode,
  type FilePurpose,
  fileIssueCodes,
  fileKinds,
  fileTypeOf,
  getUpload,
  signUpload,
} from '@kontor/contract';
import { sendFile } from './send-file.ts';

interface Sending {
  call: Client;
  purpose: FilePurpose;
  /** Hears which share was sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A file that was sent and looked into: its token is used once, and its address is that of a preview, where it has one. */
export interface SentOtherFile {
  token: string;
  url?: string;
}

const megabyte = 1024 * 1024;
/** Milliseconds between two looks, and how many there are: a file is looked into within a second as a rule. */
const pause = 300;
const maxLooks = 100;

/**
 * Sends a file that is no picture, and waits until it was looked into. @throws CallError with the issue of a file that is not
 * taken (`useFileIssueText` has words for it), TooManyRequests where too many are not in use, InsufficientStorage
 */
export async function sendOtherFile(file: File, sending: Sending): Promise<SentOtherFile> {
  const { call, purpose, signal } = sending;
  const contentType = fileTypeOf(file.name, purpose);
  const { maxBytes } = fileKinds[purpose];
  if (file.size === 0) throw refusal('emptyFile');
  if (!contentType) throw refusal('anotherType');
  if (file.size > maxBytes) throw refusal('fileTooLarge', maxBytes / megabyte);
  const body = { contentType, fileSize: file.size, purpose };
  const { signedPost, token } = await call(signUpload, { body }, { signal });
  await sendFile(signedPost, file, sending);
  return { token, ...(await addressOf(token, sending)) };
}

async function addressOf(token: string, { call, signal }: Sending): Promise<{ url?: string }> {
  for (let look = 0; look < maxLooks; look += 1) {
    const { state, file, refusal: code } = await call(getUpload, { params: { token } }, { signal });
    if (state === 'ready') return file?.url ? { url: file.url } : {};
    if (state === 'refused') throw refusal(fileIssueCodes.find((known) => known === code) ?? 'brokenFile');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new CallError(503, 'Unavailable', 'The file takes too long to be made ready.');
}

function refusal(code: FileIssueCode, limit?: number): CallError {
  const issue = { in: 'body' as const, field: 'file', code, message: code, ...(limit ? { limit } : {}) };
  return new CallError(415, 'UnsupportedMediaType', code, { issues: [issue] });
}
