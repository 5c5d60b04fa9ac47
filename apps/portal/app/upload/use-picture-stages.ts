import { useMemo } from 'react';
import type { SinglePicture } from './picture-kind.ts';
import type { PictureStage } from './picture-stage.ts';

/** The pictures of a page that are not saved yet. */
export interface PictureStages {
  note: (kind: SinglePicture, stage: PictureStage | undefined) => void;
  /** Whether one would be lost by leaving. */
  areOpen: () => boolean;
  /** Until none is on its way any more: each is saved, called off, or could not be sent. */
  untilSent: () => Promise<void>;
}

export function usePictureStages(): PictureStages {
  return useMemo(pictureStages, []);
}

export function pictureStages(): PictureStages {
  const stages = new Map<SinglePicture, PictureStage>();
  let waiting: (() => void)[] = [];
  const areUnderway = () => [...stages.values()].some((stage) => stage === 'sending' || stage === 'saving');
  return {
    note(kind, stage) {
      if (stage) stages.set(kind, stage);
      else stages.delete(kind);
      if (areUnderway()) return;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    areOpen: () => stages.size > 0,
    untilSent: () =>
      areUnderway() ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
  };
}
