import { Bookmark } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { SaveProps } from './save-props.ts';
import { useSave } from './use-save.ts';
import './save-button.css';

/** The same as the button that saves, as a mark beside what is saved. */
export function SaveMark({ name, ...saved }: SaveProps & { name: string }) {
  const { t } = useLingui();
  const { isSaved, press } = useSave(saved);
  return (
    <button
      type="button"
      className="k-icon-button fv-save"
      aria-pressed={isSaved}
      aria-label={saved.resourceType === 'business' ? t`Save Business: ${name}` : t`Save Product: ${name}`}
      onClick={press}
    >
      <Bookmark size={20} />
    </button>
  );
}
