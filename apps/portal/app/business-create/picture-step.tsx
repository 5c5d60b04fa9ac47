import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import type { AttachPicture } from '../upload/attach-picture.ts';
import { PictureEditor } from '../upload/picture-editor.tsx';
import { pictureOfUpload } from '../upload/picture-of-upload.ts';
import type { PictureStages } from '../upload/use-picture-stages.ts';
import { readChosenPicture, writeChosenPicture } from './chosen-picture.ts';
import type { NewBusinessValues } from './new-business-values.ts';
import noCover from './no-cover.svg';
import noLogo from './no-logo.svg';

interface PictureStepProps {
  values: NewBusinessValues;
  stages: PictureStages;
  onChange: (values: Partial<NewBusinessValues>) => void;
}

/**
 * Logo and cover, both optional: sent at once, and the business's when it is created. What stands in for them follows from the id of
 * the business, so it cannot be shown before.
 */
export function PictureStep({ values, stages, onChange }: PictureStepProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const profilePhoto = readChosenPicture(values.profilePhoto);
  const coverPhoto = readChosenPicture(values.coverPhoto);

  function attachTo(field: 'profilePhoto' | 'coverPhoto'): AttachPicture {
    return async ({ token, alt, signal }) => {
      const { url } = await pictureOfUpload(call, token, signal);
      onChange({ [field]: writeChosenPicture({ token, url, alt }) });
    };
  }

  return (
    <>
      <h2 className="k-hidden" tabIndex={-1}>
        <Trans>Pictures and review</Trans>
      </h2>
      <PictureEditor
        kind="business-profile-photo"
        picture={profilePhoto}
        placeholder={noLogo}
        alt={profilePhoto ? t`Logo of your company` : t`No logo yet`}
        attach={attachTo('profilePhoto')}
        onRemove={() => onChange({ profilePhoto: '' })}
        onStage={stages.note}
      />
      <PictureEditor
        kind="business-cover-photo"
        picture={coverPhoto}
        placeholder={noCover}
        alt={coverPhoto ? t`Cover of your page` : t`No cover yet`}
        attach={attachTo('coverPhoto')}
        onRemove={() => onChange({ coverPhoto: '' })}
        onStage={stages.note}
      />
      <p className="k-meta">
        <Trans>
          Without a logo we draw a mark with your initials; without a cover, a picture of your industry. You
          will see both once the page is created.
        </Trans>
      </p>
    </>
  );
}
