import {
  CallError,
  type FieldIssue,
  fileKinds,
  fileTypeOf,
  getUpload,
  inquiryLimits,
} from '@kontor/contract';
import { useFileIssueText } from '@kontor/web/issue/use-file-issue-text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useFileFailureText } from '../upload/use-file-failure-text.ts';
import { type SentAttachment, shortName } from './sent-attachment.ts';

const purpose = 'inquiry-file';

/** A file on the list: one that is there, on its way or waiting for it, or was not taken. */
export interface ListedFile {
  key: string;
  name: string;
  bytes: number;
  stage: 'ready' | 'waiting' | 'sending' | 'checking' | 'failed';
  /** Which share was sent, 0 to 1. */
  sent: number;
  /** Why it was not taken, in words. */
  failure?: string;
  canRetry: boolean;
}

interface Underway extends ListedFile {
  /** Absent of one that has to be chosen again. */
  file?: File;
}

export interface Attachments {
  files: readonly ListedFile[];
  /** Some are still on their way. */
  isBusy: boolean;
  hasFailed: boolean;
  /** More were chosen than may go with a message. */
  wereTooMany: boolean;
  add: (files: Iterable<File>) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** Gives up those on their way; those that are there belong to the draft. */
  clear: () => void;
  /** Asks whether those that are there still are. */
  check: () => void;
}

interface AttachmentsOptions {
  /** Those of the draft, and what puts others there. */
  sent: readonly SentAttachment[];
  put: (sent: SentAttachment[]) => void;
  /** Whether the draft has been read. */
  isRead: boolean;
}

const megabyte = 1024 * 1024;

/** What is seen to be wrong with a file before it is sent: nobody waits for that. */
function issueOf({ name, size }: File): FieldIssue | undefined {
  const { maxBytes } = fileKinds[purpose];
  if (fileTypeOf(name, purpose) === undefined) return { code: 'anotherType' };
  if (size > maxBytes) return { code: 'fileTooLarge', limit: maxBytes / megabyte };
  return size === 0 ? { code: 'brokenFile' } : undefined;
}

/** Files that are to go with a message: sent one after the other as soon as they are chosen, each with what becomes of it. */
export function useAttachments({ sent, put, isRead }: AttachmentsOptions): Attachments {
  const { t } = useLingui();
  const { call } = useSession();
  const failureText = useFileFailureText();
  const issueText = useFileIssueText();
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const [wereTooMany, setTooMany] = useState(false);
  const latest = useRef({ sent, put });
  latest.current = { sent, put };
  const current = useRef<{ key: string; controller: AbortController }>(undefined);
  useEffect(() => () => current.current?.controller.abort(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list may make room for the next
  useEffect(() => {
    const next = current.current ? undefined : underway.find(({ stage }) => stage === 'waiting');
    if (next) void start(next);
  }, [underway]);

  const wasRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the draft holds
  useEffect(() => {
    if (!isRead || wasRead.current) return;
    wasRead.current = true;
    check();
  }, [isRead]);

  function change(key: string, part: Partial<Underway>) {
    setUnderway((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }

  function become(files: SentAttachment[]) {
    latest.current.sent = files;
    latest.current.put(files);
  }

  async function start({ key, file, name, bytes }: Underway) {
    if (!file) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = { key, controller };
    change(key, { stage: 'sending', sent: 0 });
    try {
      const { sendOtherFile } = await import('../upload/send-other-file.ts');
      const onProgress = (share: number) =>
        change(key, { sent: share, stage: share === 1 ? 'checking' : 'sending' });
      const { token } = await sendOtherFile(file, { call, purpose, onProgress, signal });
      if (signal.aborted) return;
      current.current = undefined;
      become([...latest.current.sent, { token, name, bytes }]);
      setUnderway((all) => all.filter((each) => each.key !== key));
    } catch (error) {
      if (signal.aborted) return;
      console.warn('A file could not be sent', error);
      current.current = undefined;
      const isRefused = error instanceof CallError && error.status === 415;
      change(key, { stage: 'failed', failure: failureText(error), canRetry: !isRefused });
    }
  }

  function check() {
    for (const file of latest.current.sent)
      isThere(file).then((is) => {
        if (is) return;
        become(latest.current.sent.filter(({ token }) => token !== file.token));
        const failure = t`This file was removed because it was not sent within a day. Please choose it again.`;
        const gone = {
          ...file,
          key: file.token,
          stage: 'failed',
          sent: 0,
          failure,
          canRetry: false,
        } as const;
        setUnderway((all) => [...all.filter(({ key }) => key !== gone.key), gone]);
      });
  }

  /** Whether it can be used; as long as that is not known it can. */
  async function isThere({ token }: SentAttachment): Promise<boolean> {
    try {
      return (await call(getUpload, { params: { token } })).state === 'ready';
    } catch (error) {
      console.info('It is not known whether a file is still there', error);
      return !(error instanceof CallError && error.status === 404);
    }
  }

  const isOnItsWay = ({ stage }: ListedFile) => stage !== 'failed';
  return {
    files: [
      ...sent.map((file) => ({
        ...file,
        key: file.token,
        stage: 'ready' as const,
        sent: 1,
        canRetry: false,
      })),
      ...underway,
    ],
    isBusy: underway.some(isOnItsWay),
    hasFailed: underway.some((each) => !isOnItsWay(each)),
    wereTooMany,
    add(files) {
      const chosen = [...files];
      const room = inquiryLimits.files - sent.length - underway.filter(isOnItsWay).length;
      setTooMany(chosen.length > room);
      const more = chosen.slice(0, Math.max(0, room)).map((file): Underway => {
        const name = shortName(file.name);
        const issue = issueOf(file);
        const about = { key: crypto.randomUUID(), file, name, bytes: file.size, sent: 0, canRetry: false };
        if (issue) return { ...about, stage: 'failed', failure: issueText(issue) };
        return { ...about, stage: 'waiting' };
      });
      setUnderway((all) => [...all, ...more]);
    },
    remove(key) {
      setTooMany(false);
      if (current.current?.key === key) {
        current.current.controller.abort();
        current.current = undefined;
      }
      if (sent.some(({ token }) => token === key)) become(sent.filter(({ token }) => token !== key));
      setUnderway((all) => all.filter((each) => each.key !== key));
    },
    retry: (key) => change(key, { stage: 'waiting' }),
    clear() {
      current.current?.controller.abort();
      current.current = undefined;
      setTooMany(false);
      setUnderway([]);
    },
    check,
  };
}
