import { longestAlt } from '@kontor/contract/picture-limits';
import { pictureShapes } from '@kontor/contract/picture-shape';
import { Button, ModalDialog } from '@kontor/ui';
import { Minus, Plus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { largestZoom, wholeZoom } from './crop-zoom.ts';
import type { Area } from './cut-picture.ts';
import type { PictureKind } from './picture-kind.ts';
import './crop-dialog.css';

interface CropDialogProps {
  kind: PictureKind;
  /** Its head. */
  title: string;
  /** Address of the chosen picture. */
  picture: string;
  alt: string;
  onCancel: () => void;
  onChoose: (area: Area, alt: string) => void;
}

const zoomStep = 0.1;
/** Pixels the picture moves at one press of an arrow key; a fifth of them with Shift. */
const keyboardStep = 5;

/** Says which part of a picture is shown: by pulling, by wheel or fingers, or by arrow keys and a slider. */
export function CropDialog({ kind, title, picture, alt: altBefore, onCancel, onChoose }: CropDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [minZoom, setMinZoom] = useState(1);
  // Until its size is known, the picture is shown as large as its frame.
  const [maxZoom, setMaxZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [alt, setAlt] = useState(altBefore);
  const { ratio, smallest } = pictureShapes[kind];
  const isRound = kind === 'profile-photo';

  function zoomTo(wanted: number) {
    setZoom(Math.min(maxZoom, Math.max(minZoom, wanted)));
    // What is smaller than its frame stands in the middle of it.
    if (wanted < 1) setCrop({ x: 0, y: 0 });
  }

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
        <h2 id={heading}>{title}</h2>
        <div className={ratio === 1 ? 's-crop-stage' : 's-crop-stage s-crop-wide'}>
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            minZoom={minZoom}
            restrictPosition={zoom >= 1}
            classes={{ containerClassName: 's-crop-ground' }}
            maxZoom={maxZoom}
            keyboardStep={keyboardStep}
            aspect={ratio}
            cropShape={isRound ? 'round' : 'rect'}
            showGrid={!isRound}
            objectFit="contain"
            disableAutomaticStylesInjection
            cropperProps={{
              'aria-label': t`Visible part. Move it with the arrow keys.`,
              role: 'group',
            }}
            mediaProps={{ alt: '' }}
            onMediaLoaded={(size) => {
              setMinZoom(wholeZoom(size, ratio));
              setMaxZoom(largestZoom(size, { ratio, smallest: smallest.width }));
            }}
            onCropChange={(moved) => setCrop(zoom < 1 ? { x: 0, y: 0 } : moved)}
            onZoomChange={zoomTo}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div className="s-crop-zoom">
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Smaller`}
            onClick={() => zoomTo(zoom - zoomStep)}
          >
            <Minus size={18} />
          </Button>
          <input
            type="range"
            aria-label={t`Size`}
            min={minZoom}
            max={maxZoom}
            step="any"
            value={zoom}
            onChange={(event) => zoomTo(event.target.valueAsNumber)}
          />
          <Button variant="quiet" size="small" aria-label={t`Larger`} onClick={() => zoomTo(zoom + zoomStep)}>
            <Plus size={18} />
          </Button>
          {minZoom < 1 ? (
            <Button size="small" onClick={() => zoomTo(minZoom)}>
              <Trans>Fit whole picture</Trans>
            </Button>
          ) : null}
        </div>
        <label className="s-crop-alt">
          <span>
            <Trans>What the picture shows, for people who cannot see it (optional)</Trans>
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
