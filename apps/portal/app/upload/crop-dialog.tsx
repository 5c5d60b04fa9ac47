import { pictureShapes } from '@kontor/contract/picture-shape';
import { Button, ModalDialog } from '@kontor/ui';
import { Minus, Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area } from './cut-picture.ts';
import type { PictureKind } from './picture-kind.ts';
import './crop-dialog.css';

interface CropDialogProps {
  kind: PictureKind;
  /** Address of the chosen picture. */
  picture: string;
  alt: string;
  onCancel: () => void;
  onChoose: (area: Area, alt: string) => void;
}

const longestAlt = 200;
const zoomStep = 0.1;
const maxZoom = 4;
/** Pixels the picture moves at one press of an arrow key; a fifth of them with Shift. */
const keyboardStep = 5;

/** Says which part of a picture is shown: by pulling, by wheel or fingers, or by arrow keys and a slider. */
export function CropDialog({ kind, picture, alt: altBefore, onCancel, onChoose }: CropDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [alt, setAlt] = useState(altBefore);
  const isPhoto = kind === 'profile-photo';

  const zoomBy = (step: number) => setZoom((now) => Math.min(maxZoom, Math.max(1, now + step)));

  return (
    <ModalDialog className="s-crop" aria-labelledby={heading} onClose={onCancel}>
      <form
        method="dialog"
        className="s-crop-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (area) onChoose(area, alt.trim());
        }}
      >
        <h2 id={heading}>
          {isPhoto ? <Trans>Position your photo</Trans> : <Trans>Position your cover</Trans>}
        </h2>
        <div className={isPhoto ? 's-crop-stage' : 's-crop-stage s-crop-wide'}>
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            keyboardStep={keyboardStep}
            aspect={pictureShapes[kind].ratio}
            cropShape={isPhoto ? 'round' : 'rect'}
            showGrid={!isPhoto}
            objectFit="contain"
            disableAutomaticStylesInjection
            cropperProps={{
              'aria-label': t`Part that is shown. Move it with the arrow keys.`,
              role: 'group',
            }}
            mediaProps={{ alt: '' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div className="s-crop-zoom">
          <Button variant="quiet" size="small" aria-label={t`Smaller`} onClick={() => zoomBy(-zoomStep)}>
            <Minus size={18} />
          </Button>
          <input
            type="range"
            aria-label={t`Size`}
            min={1}
            max={maxZoom}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(event.target.valueAsNumber)}
          />
          <Button variant="quiet" size="small" aria-label={t`Larger`} onClick={() => zoomBy(zoomStep)}>
            <Plus size={18} />
          </Button>
        </div>
        <label className="s-crop-alt">
          <span>
            <Trans>What is to be seen, for those who do not see it (optional)</Trans>
          </span>
          <input
            className="k-input"
            value={alt}
            maxLength={longestAlt}
            onChange={(event) => setAlt(event.target.value)}
          />
        </label>
        <div className="s-crop-ends">
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="petrol" disabled={!area}>
            <Trans>Save picture</Trans>
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
