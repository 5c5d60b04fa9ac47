import { initialsOf } from '@kontor/ui/picture';
import { Trans, useLingui } from '@lingui/react/macro';
import { coverAddress, monogramAddress } from '../picture/picture-address.ts';
import { useSession } from '../session/session-context.tsx';
import type { AttachPicture } from '../upload/attach-picture.ts';
import { PictureEditor } from '../upload/picture-editor.tsx';
import { pictureOfUpload } from '../upload/picture-of-upload.ts';
import type { PictureStages } from '../upload/use-picture-stages.ts';
import { readChosenPicture, writeChosenPicture } from './chosen-picture.ts';
import { industryOf, type NewBusinessValues } from './new-business-values.ts';

interface PictureStepProps {
  owner: string;
  values: NewBusinessValues;
  stages: PictureStages;
  onChange: (values: Partial<NewBusinessValues>) => void;
}

/** Logo and cover, both optional: sent at once, and the business's when it is created. */
export function PictureStep({ owner, values, stages, onChange }: PictureStepProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const industry = industryOf(values);

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
        picture={readChosenPicture(values.profilePhoto)}
        placeholder={monogramAddress(owner, initialsOf(values.companyName), industry)}
        alt={t`Logo of your company`}
        attach={attachTo('profilePhoto')}
        onRemove={() => onChange({ profilePhoto: '' })}
        onStage={stages.note}
      />
      <PictureEditor
        kind="business-cover-photo"
        picture={readChosenPicture(values.coverPhoto)}
        placeholder={coverAddress(owner, industry)}
        alt={t`Cover of your page`}
        attach={attachTo('coverPhoto')}
        onRemove={() => onChange({ coverPhoto: '' })}
        onStage={stages.note}
      />
      <p className="k-meta">
        <Trans>Without a logo we show your initials; without a cover, a drawing of your industry.</Trans>
      </p>
    </>
  );
}
