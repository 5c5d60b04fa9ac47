import { CallError } from '@kontor/contract';
import { pictureShapes } from '@kontor/contract/picture-shape';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { type Area, cutPicture } from '../upload/cut-picture.ts';
import { pictureOfUpload } from '../upload/picture-of-upload.ts';
import { PictureRefused, readPicture } from '../upload/picture-refusals.ts';
import { savePicture } from '../upload/save-picture.ts';
import { usePictureFormats } from '../upload/use-picture-formats.ts';
import { centredArea } from './centred-area.ts';
import type { FormPhoto } from './product-values.ts';

const kind = 'product-photo';
const { ratio } = pictureShapes[kind];
// As in the contract, whose whole table no browser needs.
const tooManyRequests = 429;

/** A photo on its way. */
export interface PhotoUnderway {
  id: string;
  /** Of the file. */
  name: string;
  /** Which share was sent, 0 to 1; undefined while it is cut or made ready. */
  sent: number | undefined;
  /** Why it was not sent, in words. */
  failure?: string | undefined;
  /** It was refused: sent again, it would be refused again. */
  isRefused?: boolean;
}

interface NewPhoto {
  file: Blob;
  name: string;
  /** The part that is shown; its middle where none was chosen. */
  area?: Area | undefined;
  alt: string;
  /** The photo whose place it takes. */
  replaces?: string | undefined;
}

export interface PhotoUploads {
  underway: readonly PhotoUnderway[];
  /** Formats and the fewest pixels, in words. */
  formats: string;
  add: (photo: NewPhoto) => void;
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** What a photo of this visit was cut from. */
  originalOf: (photoID: string) => Blob | undefined;
  /** Until none is on its way any more. @returns whether all arrived */
  untilSent: () => Promise<boolean>;
}

/** Cuts photos to their shape and sends them, one after another. @param onSent hears of each that arrived, and whose place it takes */
export function usePhotoUploads(
  onSent: (photo: FormPhoto, replaces: string | undefined) => void,
): PhotoUploads {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const formats = usePictureFormats(kind);
  const [underway, setUnderway] = useState<readonly PhotoUnderway[]>([]);
  const photos = useRef(new Map<string, NewPhoto>());
  const originals = useRef(new Map<string, Blob>());
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const hear = useRef(onSent);
  hear.current = onSent;

  useEffect(() => () => void [...running.current.values()].map((controller) => controller.abort()), []);

  function change(id: string, part: Partial<PhotoUnderway>) {
    setUnderway((all) => all.map((each) => (each.id === id ? { ...each, ...part } : each)));
  }

  function forget(id: string) {
    photos.current.delete(id);
    running.current.delete(id);
    setUnderway((all) => all.filter((each) => each.id !== id));
  }

  async function send(id: string): Promise<void> {
    const photo = photos.current.get(id);
    const controller = running.current.get(id);
    if (!photo || !controller || controller.signal.aborted) return;
    try {
      const picture = await cut(photo, i18n);
      await savePicture(picture, {
        call,
        kind,
        alt: photo.alt,
        attach: async ({ token, alt, signal }) => {
          const { url } = await pictureOfUpload(call, token, signal);
          originals.current.set(token, photo.file);
          hear.current({ id: token, isNew: true, url, alt }, photo.replaces);
        },
        onProgress: (sent) => change(id, { sent }),
        onSent: () => change(id, { sent: undefined }),
        signal: controller.signal,
      });
      forget(id);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('A photo could not be sent', error);
      running.current.delete(id);
      change(id, {
        sent: undefined,
        failure: textOf(error),
        isRefused: error instanceof PictureRefused,
      });
    }
  }

  function textOf(error: unknown): string {
    if (error instanceof PictureRefused) return error.message;
    if (error instanceof CallError && error.status === tooManyRequests)
      return t`Too many pictures for now. Please try again later: unused pictures are removed after a day.`;
    return t`An error has ocurred when we tried to upload your picture`;
  }

  function start(id: string) {
    running.current.set(id, new AbortController());
    queue.current = queue.current.then(() => send(id));
  }

  return {
    underway,
    formats,
    add(photo) {
      const id = crypto.randomUUID();
      photos.current.set(id, photo);
      setUnderway((all) => [...all, { id, name: photo.name, sent: undefined }]);
      start(id);
    },
    cancel(id) {
      running.current.get(id)?.abort();
      forget(id);
    },
    retry(id) {
      change(id, { failure: undefined });
      start(id);
    },
    originalOf: (photoID) => originals.current.get(photoID),
    untilSent: useCallback(async () => {
      await queue.current;
      return photos.current.size === 0;
    }, []),
  };
}

async function cut(photo: NewPhoto, i18n: I18n): Promise<Blob> {
  const bitmap = await readPicture({ ...photo, kind }, i18n);
  try {
    return await cutPicture(bitmap, photo.area ?? centredArea(bitmap, ratio), kind);
  } finally {
    bitmap.close();
  }
}
