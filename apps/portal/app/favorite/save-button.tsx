import { Button } from '@kontor/ui';
import { Bookmark } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { SaveProps } from './save-props.ts';
import { useSave } from './use-save.ts';
import './save-button.css';

/** Checklist 98, 104: saves a business or a product, or takes it back. Its words stay, so that nothing moves; the mark is filled. */
export function SaveButton({
  resourceType,
  id,
  ...look
}: SaveProps & Pick<ComponentProps<typeof Button>, 'size' | 'wide'>) {
  const { t } = useLingui();
  const { isSaved, press, failure } = useSave({ resourceType, id });
  return (
    <>
      <Button {...look} className="fv-save" aria-pressed={isSaved} onClick={press}>
        <Bookmark size={17} />
        {resourceType === 'business' ? t`Save Business` : t`Save Product`}
      </Button>
      {failure}
    </>
  );
}
