import { useLingui } from '@lingui/react/macro';
import type { PictureKind } from './picture-kind.ts';

/** What is said of a photo or a cover on its way (checklist 217, 324). */
export function usePictureTexts(kind: PictureKind): { loaded: string; uploaded: string; failed: string } {
  const { t } = useLingui();
  return kind === 'profile-photo'
    ? {
        loaded: t`Profile picture loaded`,
        uploaded: t`Profile picture successfully uploaded`,
        failed: t`An error has ocurred when we tried to upload your profile picture`,
      }
    : {
        loaded: t`Cover picture loaded`,
        uploaded: t`Cover photo successfully uploaded`,
        failed: t`An error has ocurred when we tried to upload your picture`,
      };
}
