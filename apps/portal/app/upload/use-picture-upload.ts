import { CallError } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useFileIssueText } from '@kontor/web/issue/use-file-issue-text';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import type { AttachPicture } from './attach-picture.ts';
import type { SinglePicture } from './picture-kind.ts';
import type { PictureTexts } from './use-picture-texts.ts';

// As in the contract, whose whole table no browser needs.
const insufficientStorage = 507;
const tooManyRequests = 429;

/** A picture on its way. */
interface Underway {
  picture: Blob;
  /** Address of it in this browser, for the preview. */
  preview: string;
  alt: string;
  /** Which share was sent, 0 to 1. */
  sent: number;
  /** All was sent, and it is being made one's picture: nothing is left to be called off. */
  saving: boolean;
  /** Why it was not sent, in words. */
  failure: string | undefined;
}

interface PictureUpload {
  /** Says something of the picture, in place of what was said of it before. */
  say: ReturnType<typeof useToast>;
  underway: Underway | undefined;
  /** Shows the picture at once and sends it. */
  send: (picture: Blob, alt: string) => void;
  cancel: () => void;
  retry: () => void;
}

/** Sends a picture: seen at once, with its progress, to be called off, to be tried again (checklist 217, 324). */
export function usePictureUpload(
  kind: SinglePicture,
  texts: PictureTexts,
  attach: AttachPicture,
): PictureUpload {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const issueText = useFileIssueText();
  const [underway, setUnderway] = useState<Underway>();
  const calledOff = useRef<AbortController>(undefined);
  const unsay = useRef<() => void>(undefined);
  const preview = underway?.preview;

  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  useEffect(() => () => calledOff.current?.abort(), []);

  const say: PictureUpload['say'] = (text, kind) => {
    unsay.current?.();
    unsay.current = toast(text, kind);
    return unsay.current;
  };

  async function start(begun: Underway) {
    calledOff.current?.abort();
    const controller = new AbortController();
    calledOff.current = controller;
    const change = (part: Partial<Underway>) =>
      setUnderway((now) => (now?.preview === begun.preview ? { ...now, ...part } : now));
    setUnderway({ ...begun, sent: 0, saving: false, failure: undefined });
    try {
      const { savePicture } = await import('./save-picture.ts');
      await savePicture(begun.picture, {
        call,
        kind,
        attach,
        alt: begun.alt,
        onProgress: (sent) => change({ sent }),
        onSent: () => change({ saving: true }),
        signal: controller.signal,
      });
      setUnderway(undefined);
      say(texts.uploaded, 'done');
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('A picture could not be sent', error);
      change({ saving: false, failure: reasonOf(error) ?? texts.failed });
      say(texts.failed, 'failed');
    }
  }

  /** Why, where it is known. A store answers with a status alone. */
  function reasonOf(error: unknown): string | undefined {
    const status = error instanceof CallError ? error.status : undefined;
    if (status === insufficientStorage)
      return t`Pictures cannot be stored right now. Please try again later.`;
    if (status === tooManyRequests)
      return t`Too many pictures for now. Please try again later: unused pictures are removed after a day.`;
    const [issue] = (error instanceof CallError && error.issues) || [];
    return issue && status === 415 ? issueText(issue) : undefined;
  }

  return {
    say,
    underway,
    send(picture, alt) {
      say(texts.loaded, 'done');
      const preview = URL.createObjectURL(picture);
      void start({ picture, preview, alt, sent: 0, saving: false, failure: undefined });
    },
    cancel() {
      calledOff.current?.abort();
      setUnderway(undefined);
    },
    retry() {
      if (underway) void start(underway);
    },
  };
}
