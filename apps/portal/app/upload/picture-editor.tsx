import { type Picture, pictureTypes } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { Camera, RotateCcw, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { CropDialog } from './crop-dialog.tsx';
import type { Area } from './cut-picture.ts';
import type { PictureKind } from './picture-kind.ts';
import type { PictureStage } from './picture-stage.ts';
import { usePictureTexts } from './use-picture-texts.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import './picture-editor.css';

interface PictureEditorProps {
  kind: PictureKind;
  picture: Picture | undefined;
  /** Address of what stands in while there is none. */
  placeholder: string;
  /** What the picture shows where its owner says nothing. */
  alt: string;
  onSaved: (picture: Picture) => void;
  /** Hears how far another picture is; undefined when there is none, or no longer. */
  onStage: (kind: PictureKind, stage: PictureStage | undefined) => void;
}

interface Chosen {
  bitmap: ImageBitmap;
  address: string;
  Dialog: typeof CropDialog;
}

/** A picture of one's own with everything to change it: choose, position, send. */
export function PictureEditor({ kind, picture, placeholder, alt, onSaved, onStage }: PictureEditorProps) {
  const { t } = useLingui();
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [cutting, setCutting] = useState(false);
  const { underway, send, cancel, retry } = usePictureUpload(kind, onSaved);
  const stage = chosen ? 'chosen' : cutting ? 'sending' : stageOf(underway);
  const says = useRestoredFocus(stage, () => focusButton({ preventScroll: true }));
  const { failed } = usePictureTexts(kind);
  const isPhoto = kind === 'profile-photo';
  const address = chosen?.address;

  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  useEffect(() => onStage(kind, stage), [onStage, kind, stage]);

  function refuse(error: unknown) {
    console.error('A picture could not be opened', error);
    toast(failed, 'failed');
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (!file) return;
    try {
      // Loaded when somebody chooses a picture: most who come here change words.
      const [bitmap, { CropDialog: Dialog }] = await Promise.all([
        createImageBitmap(file, { imageOrientation: 'from-image' }),
        import('./crop-dialog.tsx'),
      ]);
      setChosen({ bitmap, address: URL.createObjectURL(file), Dialog });
    } catch (error) {
      refuse(error);
    }
  }

  async function take({ bitmap }: Chosen, area: Area, text: string) {
    close();
    setCutting(true);
    try {
      const { cutPicture } = await import('./cut-picture.ts');
      send(await cutPicture(bitmap, area, kind), text);
    } catch (error) {
      refuse(error);
    } finally {
      setCutting(false);
      bitmap.close();
    }
  }

  function close() {
    setChosen(undefined);
    focusButton();
  }

  function focusButton(options?: FocusOptions) {
    button.current?.querySelector('button')?.focus(options);
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
            <div className="s-picture-underway" ref={says}>
              {underway.failed ? (
                <Button size="small" variant="petrol" onClick={retry}>
                  <RotateCcw size={18} />
                  <Trans>Try again</Trans>
                </Button>
              ) : (
                <progress
                  value={underway.saving ? undefined : underway.sent}
                  max={1}
                  aria-label={underway.saving ? t`Saving` : t`Sent`}
                />
              )}
              {underway.saving ? null : (
                <Button size="small" variant="quiet" onClick={cancel}>
                  <X size={18} />
                  <Trans>Cancel</Trans>
                </Button>
              )}
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
        <chosen.Dialog
          kind={kind}
          picture={chosen.address}
          alt={picture?.alt ?? ''}
          onCancel={close}
          onChoose={(area, text) => void take(chosen, area, text)}
        />
      ) : null}
    </div>
  );
}

function stageOf(underway: { saving: boolean; failed: boolean } | undefined): PictureStage | undefined {
  if (!underway) return undefined;
  if (underway.failed) return 'failed';
  return underway.saving ? 'saving' : 'sending';
}
