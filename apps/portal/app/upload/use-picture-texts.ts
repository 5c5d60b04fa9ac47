import { useLingui } from '@lingui/react/macro';
import type { SinglePicture } from './picture-kind.ts';

export interface PictureTexts {
  /** Of the button that chooses one, or another. */
  change: string;
  /** What may be chosen. */
  hint: string;
  /** The head of the dialog that cuts it. */
  position: string;
  loaded: string;
  uploaded: string;
  failed: string;
}

/** What is said of a picture, and of one on its way (checklist 217, 324); kinds with words of their own give those to the editor. @param hasPicture one is there already */
export function usePictureTexts(kind: SinglePicture, hasPicture: boolean): PictureTexts {
  const { t } = useLingui();
  const square = t`Image files, max 500 KB; larger files are reduced.`;
  const cover = {
    change: hasPicture ? t`Change cover` : t`Add cover`,
    hint: t`Image files, max 500 KB; recommended cover proportion 200 x 800 (height x width).`,
    position: t`Position your cover`,
    loaded: t`Cover picture loaded`,
    uploaded: t`Cover photo successfully uploaded`,
    failed: t`An error has ocurred when we tried to upload your picture`,
  };
  const texts: Partial<Record<SinglePicture, PictureTexts>> = {
    'profile-photo': {
      change: hasPicture ? t`Change photo` : t`Add photo`,
      hint: square,
      position: t`Position your photo`,
      loaded: t`Profile picture loaded`,
      uploaded: t`Profile picture successfully uploaded`,
      failed: t`An error has ocurred when we tried to upload your profile picture`,
    },
    'cover-photo': cover,
    'business-profile-photo': {
      change: hasPicture ? t`Change logo` : t`Add logo`,
      hint: square,
      position: t`Position your logo`,
      loaded: t`Logo loaded`,
      uploaded: t`Logo successfully uploaded`,
      failed: cover.failed,
    },
    'business-cover-photo': cover,
  };
  return texts[kind] ?? cover;
}
