import { postLimits } from '@kontor/contract/post-limits';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { useFailure } from '../../page-part/use-failure.tsx';
import { useSession } from '../../session/session-context.tsx';
import { cutPicture } from '../../upload/cut-picture.ts';
import { pictureOfUpload } from '../../upload/picture-of-upload.ts';
import { PictureRefused, readPicture } from '../../upload/picture-refusals.ts';
import { savePicture } from '../../upload/save-picture.ts';
import { usePictureFormats } from '../../upload/use-picture-formats.ts';
import { wholeArea } from '../../upload/whole-area.ts';

export interface WrittenPicture {
  /** Of its upload. */
  token: string;
  url: string;
  alt: string;
}

interface PictureUnderway {
  id: string;
  name: string;
  /** Why it was not sent, in words. */
  failure?: string | undefined;
  /** It was refused: sent again, it would be refused again. */
  isRefused?: boolean;
}

interface PostPictures {
  underway: readonly PictureUnderway[];
  /** Formats and the fewest pixels, in words. */
  formats: string;
  add: (files: Iterable<File>) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
}

/** Sends the pictures of a post, as many as it may have. @param onSent hears of each that is ready @param failing says that there are too many */
export function usePostPictures(
  count: number,
  onSent: (picture: WrittenPicture) => void,
  failing: Pick<ReturnType<typeof useFailure>, 'fail' | 'begin'>,
): PostPictures {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const formats = usePictureFormats('post-picture');
  const [underway, setUnderway] = useState<readonly PictureUnderway[]>([]);
  const files = useRef(new Map<string, File>());
  const running = useRef(new Map<string, AbortController>());
  const hear = useRef(onSent);
  hear.current = onSent;

  useEffect(() => () => void [...running.current.values()].map((controller) => controller.abort()), []);

  function forget(id: string) {
    files.current.delete(id);
    running.current.delete(id);
    setUnderway((all) => all.filter((each) => each.id !== id));
  }

  async function send(id: string, file: File) {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    try {
      const bitmap = await readPicture({ file, name: file.name, kind: 'post-picture' }, i18n);
      const picture = await cutPicture(bitmap, wholeArea(bitmap), 'post-picture');
      bitmap.close();
      await savePicture(picture, {
        call,
        kind: 'post-picture',
        alt: '',
        attach: async ({ token }) => {
          const { url } = await pictureOfUpload(call, token, signal);
          hear.current({ token, url, alt: '' });
        },
        onProgress: () => {},
        onSent: () => {},
        signal,
      });
      forget(id);
    } catch (error) {
      if (signal.aborted) return;
      console.error('A picture could not be sent', error);
      const isRefused = error instanceof PictureRefused;
      const failure = isRefused
        ? error.message
        : t`An error has ocurred when we tried to upload your picture`;
      setUnderway((all) => all.map((each) => (each.id === id ? { ...each, failure, isRefused } : each)));
    }
  }

  return {
    underway,
    formats,
    add(chosen) {
      failing.begin();
      const pictures = [...chosen];
      const room = postLimits.pictures - count - underway.length;
      if (pictures.length > room) failing.fail(t`A post can have up to ${postLimits.pictures} pictures.`);
      for (const file of pictures.slice(0, room)) {
        const id = crypto.randomUUID();
        files.current.set(id, file);
        setUnderway((all) => [...all, { id, name: file.name }]);
        void send(id, file);
      }
    },
    retry(id) {
      const file = files.current.get(id);
      if (!file) return;
      setUnderway((all) => all.map((each) => (each.id === id ? { ...each, failure: undefined } : each)));
      void send(id, file);
    },
    cancel(id) {
      running.current.get(id)?.abort();
      forget(id);
    },
  };
}
