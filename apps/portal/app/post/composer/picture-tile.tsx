import { longestAlt } from '@kontor/contract/picture-limits';
import { Trash2 } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { WrittenPicture } from './use-post-pictures.ts';

interface PictureTileProps {
  picture: WrittenPicture;
  place: number;
  onWords: (alt: string) => void;
  onRemove: () => void;
}

/** A picture that goes with a post, and what is to be seen on it. */
export function PictureTile({ picture, place, onWords, onRemove }: PictureTileProps) {
  const { t } = useLingui();
  return (
    <li className="cp-picture">
      <img src={picture.url} width="120" height="90" alt={picture.alt || t`Picture ${place}`} />
      <input
        className="k-input"
        aria-label={t`Description of picture ${place}`}
        placeholder={t`Describe it`}
        maxLength={longestAlt}
        value={picture.alt}
        onChange={({ target }) => onWords(target.value)}
      />
      <button
        type="button"
        className="k-icon-button"
        aria-label={t`Remove picture ${place}`}
        onClick={onRemove}
      >
        <Trash2 size={18} />
      </button>
    </li>
  );
}
