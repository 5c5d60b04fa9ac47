import { CallError } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { sendImportFile } from './send-import-file.ts';

type Purpose = Parameters<typeof sendImportFile>[1]['purpose'];
type Send = (file: File, purpose: Purpose) => Promise<{ token: string; fileName: string }>;

interface SendingState {
  /** Which share of the file at hand was sent, 0 to 1; undefined while none is. */
  share: number | undefined;
  /** Why the last one could not be sent. */
  problem: string | undefined;
  /** Sends files and does what is to be done with them; what fails becomes words, and undefined is answered. */
  send: <Done>(work: (sent: Send) => Promise<Done>) => Promise<Done | undefined>;
}

class OtherKind extends Error {
  override readonly name = 'OtherKind';
}

/** Sends files of an import, with their progress. Leaving the page calls it off. */
export function useSending(): SendingState {
  const { t } = useLingui();
  const { call } = useSession();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  function textOf(error: unknown): string {
    if (error instanceof OtherKind) return t`Choose a table as CSV or XLSX, and pictures as ZIP.`;
    const { status = 0, issues = [], errorName = '' } = error instanceof CallError ? error : {};
    if (errorName === 'Conflict')
      return t`Another import for this business is running. Wait until it has finished.`;
    if (status === 413 || issues.some(({ code }) => code === 'tooLarge')) return t`The file is too large.`;
    if (status === 415 || status === 400)
      return t`This file cannot be read. Send the table as CSV or XLSX, and pictures as ZIP.`;
    if (status === 429) return t`Too many files for now. Please wait and try again later.`;
    if (status === 507) return t`Files cannot be stored right now. Please try again later.`;
    return t`The file could not be sent. Please try again.`;
  }

  return {
    share,
    problem,
    async send(work) {
      const controller = new AbortController();
      left.current = controller;
      setProblem(undefined);
      setShare(0);
      try {
        return await work(async (file, purpose) => {
          setShare(0);
          const sent = await sendImportFile(file, {
            call,
            purpose,
            onProgress: setShare,
            signal: controller.signal,
          });
          if (!sent) throw new OtherKind(file.name);
          return sent;
        });
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        if (!(error instanceof OtherKind)) console.error('A file of an import could not be sent', error);
        setProblem(textOf(error));
        return undefined;
      } finally {
        setShare(undefined);
      }
    },
  };
}
