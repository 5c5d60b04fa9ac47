import { pictureTypes } from '@kontor/contract';
import { productLimits as limits } from '@kontor/contract/product-limits';
import { Button, FailureText, SectionCard } from '@kontor/ui';
import { ImagePlus, RotateCcw, X } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { moved } from '../page-part/moved.ts';
import { useDragOrder } from '../page-part/use-drag-order.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import type { CropDialog } from '../upload/crop-dialog.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { FormPhoto } from './product-values.ts';
import type { PhotoUnderway, PhotoUploads } from './use-photo-uploads.ts';
import './photos-card.css';

interface PhotosCardProps {
  photos: readonly FormPhoto[];
  uploads: PhotoUploads;
  onChange: (photos: FormPhoto[]) => void;
}

interface Cropping {
  photo: FormPhoto;
  file: Blob;
  address: string;
  Dialog: typeof CropDialog;
}

/** The photos in their order, each with its words; the first is the main one. Those that are added are cut to their middle at once. */
export function PhotosCard({ photos, uploads, onChange }: PhotosCardProps) {
  const { t } = useLingui();
  const { failure, fail, begin } = useFailure();
  const undoToast = useUndoToast();
  const chooser = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = useId();
  const [cropping, setCropping] = useState<Cropping>();
  const [announced, setAnnounced] = useState('');
  const max = limits.photos;
  const count = photos.length;
  const room = max - count - uploads.underway.length;
  const address = cropping?.address;

  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);

  function add(files: Iterable<File>) {
    const pictures = [...files];
    begin();
    for (const file of pictures.slice(0, room)) uploads.add({ file, name: file.name, alt: '' });
    if (pictures.length > room) fail(t`A product can have up to ${max} photos.`);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files ?? []);
    // Choosing the same file again is a choice, too.
    target.value = '';
  }

  function drop(event: DragEvent) {
    // A photo that is moved is dropped here, too.
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    add(event.dataTransfer.files);
  }

  function move(from: number, to: number) {
    const place = to + 1;
    onChange(moved(photos, from, to));
    setAnnounced(t`Photo at position ${place} of ${count}`);
    // The button moves with its photo; at either end it can be pressed no more.
    requestAnimationFrame(() => {
      const buttons = list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [];
      const wanted = [...buttons].find(({ dataset }) => dataset.move === (to < from ? 'earlier' : 'later'));
      (wanted?.disabled ? [...buttons].find(({ disabled }) => !disabled) : wanted)?.focus();
    });
  }

  function remove(photo: FormPhoto) {
    onChange(photos.filter(({ id }) => id !== photo.id));
    chooser.current?.parentElement?.querySelector('button')?.focus();
    undoToast(t`Photo removed`, () => onChange([...photos]));
  }

  const drag = useDragOrder(
    list,
    photos.map(({ id }) => id),
    move,
  );

  async function openCrop(photo: FormPhoto) {
    begin();
    try {
      const [file, { CropDialog: Dialog }] = await Promise.all([
        uploads.originalOf(photo.id) ?? fetch(photo.url).then((answer) => answer.blob()),
        import('../upload/crop-dialog.tsx'),
      ]);
      setCropping({ photo, file, address: URL.createObjectURL(file), Dialog });
    } catch (error) {
      console.error('A photo could not be opened', error);
      fail(t`This picture cannot be opened here. Choose the file again.`);
    }
  }

  return (
    <SectionCard
      id="photos"
      title={t`Photos`}
      aside={
        <Trans>
          {count} of {max}
        </Trans>
      }
      className="pf-photos-card"
    >
      <ul
        className="pf-photos"
        ref={list}
        aria-label={t`Photos`}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={count}
            isLifted={drag.liftedID === photo.id}
            isTarget={drag.overID === photo.id && drag.liftedID !== photo.id}
            onMove={(to) => move(index, to)}
            onCrop={() => void openCrop(photo)}
            onRemove={() => remove(photo)}
            onWords={(alt) =>
              onChange(photos.map((each) => (each.id === photo.id ? { ...each, alt } : each)))
            }
          />
        ))}
        {uploads.underway.map((photo) => (
          <UnderwayTile key={photo.id} photo={photo} uploads={uploads} />
        ))}
        {room > 0 ? (
          <li className="pf-add">
            <ImagePlus size={26} />
            <Button size="small" onClick={() => chooser.current?.click()} aria-describedby={hint}>
              <Trans>Choose photos</Trans>
            </Button>
            <small id={hint}>
              <Trans>or drop them here. They are resized and cropped to 4:3.</Trans> {uploads.formats}
            </small>
            <input
              ref={chooser}
              type="file"
              accept={pictureTypes.join(',')}
              multiple
              hidden
              data-picture="product-photo"
              onChange={choose}
            />
          </li>
        ) : null}
      </ul>
      {failure}
      <span className="k-hidden" role="status">
        {announced}
      </span>
      {cropping ? (
        <cropping.Dialog
          kind="product-photo"
          title={t`Choose the part that is shown`}
          picture={cropping.address}
          alt={cropping.photo.alt}
          onCancel={() => setCropping(undefined)}
          onChoose={(area, alt) => {
            const { photo, file } = cropping;
            setCropping(undefined);
            uploads.add({ file, name: photo.alt || t`Photo`, area, alt, replaces: photo.id });
          }}
        />
      ) : null}
    </SectionCard>
  );
}

function UnderwayTile({ photo, uploads }: { photo: PhotoUnderway; uploads: PhotoUploads }) {
  const { t } = useLingui();
  const { id, name, sent, failure, isRefused } = photo;
  return (
    <li className="pf-underway">
      <b>{name}</b>
      {failure ? (
        <FailureText text={failure} />
      ) : (
        <progress value={sent} max={1} aria-label={t`Sending ${name}`} />
      )}
      {failure && !isRefused ? (
        <Button size="small" onClick={() => uploads.retry(id)}>
          <RotateCcw size={18} />
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <Button size="small" variant="quiet" aria-label={t`Cancel ${name}`} onClick={() => uploads.cancel(id)}>
        <X size={18} />
        <Trans>Cancel</Trans>
      </Button>
    </li>
  );
}
