import type { FilePurpose } from '@kontor/contract';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useFileFailureText } from './use-file-failure-text.ts';

/** A file that was sent and looked into. */
interface SentFile {
  /** What it is used by. */
  token: string;
  /** Where it can be looked at already, if it can. */
  url: string | undefined;
  signal: AbortSignal;
}

/** A file on its way. */
interface Underway {
  file: File;
  /** Which share was sent, 0 to 1. */
  sent: number;
  /** All was sent: it is looked into and made what it is for. */
  saving: boolean;
  /** Why it failed, in words. */
  failure: string | undefined;
}

export interface FileUpload {
  underway: Underway | undefined;
  send: (file: File) => void;
  cancel: () => void;
  retry: () => void;
}

/**
 * Sends a file that is no picture: with its progress, to be called off, to be tried again.
 * @param attach makes it what it is for; then nothing is under way any more. It throws a CallError
 */
export function useFileUpload(purpose: FilePurpose, attach: (sent: SentFile) => Promise<void>): FileUpload {
  const { call } = useSession();
  const failureText = useFileFailureText();
  const [underway, setUnderway] = useState<Underway>();
  const calledOff = useRef<AbortController>(undefined);
  useEffect(() => () => calledOff.current?.abort(), []);

  async function start(file: File) {
    calledOff.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    calledOff.current = controller;
    const change = (part: Partial<Underway>) =>
      setUnderway((now) => (now?.file === file ? { ...now, ...part } : now));
    setUnderway({ file, sent: 0, saving: false, failure: undefined });
    try {
      const { sendOtherFile } = await import('./send-other-file.ts');
      const onProgress = (sent: number) => change({ sent, saving: sent === 1 });
      const { token, url } = await sendOtherFile(file, { call, purpose, onProgress, signal });
      await attach({ token, url, signal });
      setUnderway(undefined);
    } catch (error) {
      if (signal.aborted) return;
      console.error('A file could not be sent', error);
      change({ saving: false, failure: failureText(error) });
    }
  }

  return {
    underway,
    send: (file) => void start(file),
    cancel() {
      calledOff.current?.abort();
      setUnderway(undefined);
    },
    retry() {
      if (underway) void start(underway.file);
    },
  };
}
