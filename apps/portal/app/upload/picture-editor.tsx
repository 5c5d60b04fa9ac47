import { type Picture, pictureTypes } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type Area, cutPicture } from './cut-picture.ts';
import type { PictureKind } from './picture-shape.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import './picture-editor.css';

// Loaded when somebody chooses a picture: most who come here change words.
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

interface PictureEditorProps {
  kind: PictureKind;
  picture: Picture | undefined;
  /** Address of what stands in while there is none. */
  placeholder: string;
  /** What the picture shows where its owner says nothing. */
  alt: string;
  onSaved: (picture: Picture) => void;
}

interface Chosen {
  bitmap: ImageBitmap;
  address: string;
}

/** A picture of one's own with everything to change it: choose, position, send. */
export function PictureEditor({ kind, picture, placeholder, alt, onSaved }: PictureEditorProps) {
  const { t } = useLingui();
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const { underway, send, cancel, retry } = usePictureUpload(kind, onSaved);
  const isPhoto = kind === 'profile-photo';
  const address = chosen?.address;

  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  function refuse(error: unknown) {
    console.error('A picture could not be opened', error);
    toast(
      isPhoto
        ? t`An error has ocurred when we tried to upload your profile picture`
        : t`An error has ocurred when we tried to upload your picture`,
      'failed',
    );
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (!file) return;
    try {
      const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
      setChosen({ bitmap, address: URL.createObjectURL(file) });
    } catch (error) {
      refuse(error);
    }
  }

  async function take({ bitmap }: Chosen, area: Area, text: string) {
    close();
    try {
      send(await cutPicture(bitmap, area, kind), text);
    } catch (error) {
      refuse(error);
    } finally {
      bitmap.close();
    }
  }

  function close() {
    setChosen(undefined);
    button.current?.querySelector('button')?.focus();
  }

  return (
    <div className={isPhoto ? 's-picture s-picture-photo' : 's-picture s-picture-cover'}>
      <img
        className="s-picture-shown"
        src={underway?.preview ?? picture?.url ?? placeholder}
        alt={underway?.alt || picture?.alt || alt}
      />
      <div className="s-picture-change" ref={button}>
        <Button size="small" onClick={() => chooser.current?.click()} aria-describedby={hint}>
          <Camera size={18} />
          {isPhoto ? <Trans>Change photo</Trans> : <Trans>Change cover</Trans>}
        </Button>
        {/* In one place, so that nothing below moves while a picture is sent. */}
        <div className="s-picture-says">
          <small id={hint} className={underway ? 's-picture-hint-away' : undefined}>
            {isPhoto ? (
              <Trans>Image files, max 500 KB; larger ones are made smaller.</Trans>
            ) : (
              <Trans>Image files, max 500 KB; best four times as wide as high (200 x 800).</Trans>
            )}
          </small>
          {underway ? (
            <div className="s-picture-underway">
              {underway.failed ? (
                <Button size="small" variant="petrol" onClick={retry}>
                  <RotateCcw size={18} />
                  <Trans>Try again</Trans>
                </Button>
              ) : (
                <progress value={underway.sent} max={1} aria-label={t`Sent`} />
              )}
              <Button size="small" variant="quiet" onClick={cancel}>
                <X size={18} />
                <Trans>Cancel</Trans>
              </Button>
            </div>
          ) : null}
        </div>
        <input
          ref={chooser}
          type="file"
          accept={pictureTypes.join(',')}
          hidden
          data-picture={kind}
          onChange={open}
        />
      </div>
      {chosen ? (
        <Suspense>
          <CropDialog
            kind={kind}
            picture={chosen.address}
            alt={picture?.alt ?? ''}
            onCancel={close}
            onChoose={(area, text) => void take(chosen, area, text)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
