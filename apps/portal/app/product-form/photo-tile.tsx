import { productLimits as limits } from '@kontor/contract/product-limits';
import { classes, Pill } from '@kontor/ui';
import { ArrowLeft, ArrowRight, Crop, Trash2, TriangleAlert } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { FormPhoto } from './product-values.ts';
import './row-tools.css';

interface PhotoTileProps {
  photo: FormPhoto;
  index: number;
  count: number;
  /** It is dragged. */
  isLifted: boolean;
  /** Another is dragged to its place. */
  isTarget: boolean;
  onMove: (to: number) => void;
  onCrop: () => void;
  onRemove: () => void;
  onWords: (alt: string) => void;
}

/** A photo, what is to be seen on it, and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, isLifted, isTarget, onMove, onCrop, onRemove, onWords } = props;
  const { t } = useLingui();
  const id = useId();
  const place = index + 1;
  const isWordless = photo.alt.trim() === '';
  return (
    <li
      className={classes('pf-photo', isLifted && 'pf-lifted', isTarget && 'pf-target')}
      data-entry={photo.id}
    >
      <div className="pf-picture" data-grip="">
        <img
          src={photo.url}
          width="400"
          height="300"
          draggable={false}
          alt={photo.alt || t`Photo ${place}`}
        />
        {index === 0 ? (
          <Pill>
            <Trans>Main</Trans>
          </Pill>
        ) : null}
      </div>
      <div className="pf-words">
        <label className="k-hidden" htmlFor={id}>
          <Trans>Description of photo {place}</Trans>
        </label>
        <input
          className="k-input"
          id={id}
          value={photo.alt}
          maxLength={limits.alt}
          placeholder={t`Describe it`}
          onChange={({ target }) => onWords(target.value)}
        />
        {isWordless ? (
          <small>
            <TriangleAlert size={15} />
            <Trans>No description yet</Trans>
          </small>
        ) : null}
      </div>
      <div className="pf-tools">
        <span className="k-number">{place}</span>
        <button
          type="button"
          data-move="earlier"
          disabled={index === 0}
          aria-label={t`Move photo ${place} forward`}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={18} />
        </button>
        <button
          type="button"
          data-move="later"
          disabled={place === count}
          aria-label={t`Move photo ${place} back`}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={18} />
        </button>
        <button type="button" aria-label={t`Crop photo ${place}`} onClick={onCrop}>
          <Crop size={18} />
        </button>
        <button type="button" aria-label={t`Remove photo ${place}`} onClick={onRemove}>
          <Trash2 size={18} />
        </button>
      </div>
    </li>
  );
}
