import type { Picture } from '@kontor/contract';
import { pictureTypes } from '@kontor/contract/picture-limits';
import { Button, classes, FieldError, useClearFailures } from '@kontor/ui';
import { Camera, RotateCcw, Trash2, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { AttachPicture } from './attach-picture.ts';
import type { CropDialog } from './crop-dialog.tsx';
import type { Area } from './cut-picture.ts';
import type { SinglePicture } from './picture-kind.ts';
import type { PictureStage } from './picture-stage.ts';
import { usePictureFormats } from './use-picture-formats.ts';
import { type PictureTexts, usePictureTexts } from './use-picture-texts.ts';
import { usePictureUpload } from './use-picture-upload.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import './picture-editor.css';

interface PictureEditorProps {
  kind: SinglePicture;
  picture: Picture | undefined;
  /** Address of what stands in while there is none. */
  placeholder: string;
  /** What the picture shows where its owner says nothing. */
  alt: string;
  attach: AttachPicture;
  /** Where the kind has words of its own. */
  texts?: PictureTexts;
  /** Takes the picture away; without it that cannot be done here. */
  onRemove?: () => void;
  /** Why it was not taken away, in words. */
  problem?: string | undefined;
  /** Hears how far another picture is; undefined when there is none, or no longer. */
  onStage: (kind: SinglePicture, stage: PictureStage | undefined) => void;
}

interface Chosen {
  bitmap: ImageBitmap;
  address: string;
  Dialog: typeof CropDialog;
}

const looks: Record<SinglePicture, string> = {
  'profile-photo': 's-picture-photo s-picture-round',
  'business-profile-photo': 's-picture-photo',
  'cover-photo': 's-picture-cover',
  'business-cover-photo': 's-picture-cover',
  'certificate-photo': 's-picture-photo s-picture-sheet',
};

/** A picture of one's own with everything to change it: choose, position where it is cut, send. */
export function PictureEditor(props: PictureEditorProps) {
  const { kind, picture, placeholder, alt, attach, onRemove, onStage } = props;
  const { t, i18n } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [chosen, setChosen] = useState<Chosen>();
  const [cutting, setCutting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const common = usePictureTexts(kind, picture !== undefined);
  const { texts = common } = props;
  const { say, underway, send, cancel, retry } = usePictureUpload(kind, texts, attach);
  const clearFailures = useClearFailures();
  const formats = usePictureFormats(kind);
  const wrong = refusal ?? underway?.failure ?? props.problem;
  const stage = chosen ? 'chosen' : cutting ? 'sending' : stageOf(underway);
  const says = useRestoredFocus(stage, () => focusButton({ preventScroll: true }));
  const { failed, change, hint: hintText, position } = texts;
  const address = chosen?.address;

  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  // On a phone a toast would lie on it.
  const isUnderway = underway !== undefined;
  useEffect(() => {
    if (wrong || isUnderway) button.current?.scrollIntoView({ block: 'nearest' });
  }, [wrong, isUnderway]);
  useEffect(() => onStage(kind, stage), [onStage, kind, stage]);

  /** In passing the words of the specification; beside the button why, until another picture is chosen. */
  function refuse(error: unknown, reason: string) {
    console.error('A picture could not be used', error);
    setRefusal(reason);
    say(failed, 'failed');
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (!file) return;
    setRefusal(undefined);
    clearFailures();
    try {
      // Loaded when somebody chooses a picture: most who come here change words.
      const { readPicture } = await import('./picture-refusals.ts');
      const chosenFile = { file, name: file.name, kind };
      // It is shown whole: nothing is to be cut.
      if (kind === 'certificate-photo') {
        const { wholeArea } = await import('./whole-area.ts');
        const bitmap = await readPicture(chosenFile, i18n);
        return await take(bitmap, wholeArea(bitmap), '');
      }
      const [bitmap, { CropDialog: Dialog }] = await Promise.all([
        readPicture(chosenFile, i18n),
        import('./crop-dialog.tsx'),
      ]);
      setChosen({ bitmap, address: URL.createObjectURL(file), Dialog });
    } catch (error) {
      const isRefused = error instanceof Error && error.name === 'PictureRefused';
      refuse(error, isRefused ? error.message : t`Please try again in a moment.`);
    }
  }

  async function take(bitmap: ImageBitmap, area: Area, text: string) {
    close();
    setCutting(true);
    try {
      const { cutPicture } = await import('./cut-picture.ts');
      send(await cutPicture(bitmap, area, kind), text);
    } catch (error) {
      refuse(error, t`The picture cannot be made small enough.`);
    } finally {
      setCutting(false);
      bitmap.close();
    }
  }

  function close() {
    setChosen(undefined);
    focusButton();
  }

  /** The button goes with the picture. */
  function remove() {
    onRemove?.();
    focusButton();
  }

  function focusButton(options?: FocusOptions) {
    button.current?.querySelector('button')?.focus(options);
  }

  return (
    <div className={classes('s-picture', looks[kind])}>
      <img
        className="s-picture-shown"
        src={underway?.preview ?? picture?.url ?? placeholder}
        alt={underway?.alt || picture?.alt || alt}
      />
      <div className="s-picture-change" ref={button}>
        <Button
          size="small"
          onClick={() => chooser.current?.click()}
          aria-describedby={wrong ? `${hint} ${hint}-error` : hint}
        >
          <Camera size={18} />
          {change}
        </Button>
        {onRemove && picture && !underway ? (
          <Button size="small" variant="quiet" onClick={remove}>
            <Trash2 size={18} />
            <Trans>Remove</Trans>
          </Button>
        ) : null}
        {/* In one place, so that nothing below moves while a picture is sent. */}
        <div className="s-picture-says">
          <small id={hint} className={underway ? 's-picture-hint-away' : undefined}>
            {hintText} {formats}
          </small>
          {underway ? (
            <div className="s-picture-underway" ref={says}>
              {underway.failure ? (
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
        {wrong ? (
          <div className="s-picture-wrong" role="alert">
            <FieldError id={`${hint}-error`} text={wrong} />
          </div>
        ) : null}
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
          title={position}
          picture={chosen.address}
          alt={picture?.alt ?? ''}
          onCancel={close}
          onChoose={(area, text) => void take(chosen.bitmap, area, text)}
        />
      ) : null}
    </div>
  );
}

function stageOf(
  underway: { saving: boolean; failure: string | undefined } | undefined,
): PictureStage | undefined {
  if (!underway) return undefined;
  if (underway.failure) return 'failed';
  return underway.saving ? 'saving' : 'sending';
}
