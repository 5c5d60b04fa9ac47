import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { readChosenPicture, writeChosenPicture } from '../../business-create/chosen-picture.ts';
import { useSession } from '../../session/session-context.tsx';
import type { AttachPicture } from '../../upload/attach-picture.ts';
import { PictureEditor } from '../../upload/picture-editor.tsx';
import { pictureOfUpload } from '../../upload/picture-of-upload.ts';
import type { PictureStage } from '../../upload/picture-stage.ts';
import type { PictureTexts } from '../../upload/use-picture-texts.ts';
import { isChosenPicture } from './certificate-values.ts';
import noPicture from './no-picture.svg';

interface CertificatePictureProps {
  onStage: (kind: string, stage: PictureStage | undefined) => void;
}

/** A photo or scan, sent at once and the certificate's when that is saved. */
export function CertificatePicture({ onStage }: CertificatePictureProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { value, set, error } = useField('photo');
  const photo = String(value ?? '');
  const picture = isChosenPicture(photo) ? readChosenPicture(photo) : { url: photo };

  const texts: PictureTexts = {
    change: t`Choose a picture`,
    hint: t`A photo or scan of the certificate, max 500 KB; larger files are reduced.`,
    position: t`Picture of the certificate`,
    loaded: t`Picture loaded`,
    uploaded: t`Picture successfully uploaded`,
    failed: t`An error has ocurred when we tried to upload your picture`,
  };

  const attach: AttachPicture = async ({ token, signal }) => {
    const { url } = await pictureOfUpload(call, token, signal);
    set(writeChosenPicture({ token, url, alt: '' }));
  };

  return (
    <>
      <PictureEditor
        kind="certificate-photo"
        picture={photo === '' ? undefined : picture}
        placeholder={noPicture}
        alt={photo === '' ? t`No picture yet` : t`Picture of the certificate`}
        texts={texts}
        attach={attach}
        onRemove={() => set('')}
        onStage={onStage}
      />
      {error ? <p className="k-field-error">{error}</p> : null}
    </>
  );
}
