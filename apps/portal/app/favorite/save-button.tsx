import { Button } from '@kontor/ui';
import { Bookmark } from '@kontor/ui/icon';
import type { ComponentProps } from 'react';
import type { SaveProps } from './save-props.ts';
import { useSave } from './use-save.ts';
import './save-button.css';

interface SaveButtonProps extends SaveProps, Pick<ComponentProps<typeof Button>, 'size' | 'wide'> {
  /** Each page has the words of what it shows alone. */
  text: string;
}

/** Checklist 98, 104: saves a business or a product, or takes it back. Its words stay, so that nothing moves; the mark is filled. */
export function SaveButton({ resourceType, id, text, ...look }: SaveButtonProps) {
  const { isSaved, press, failure } = useSave({ resourceType, id });
  return (
    <>
      <Button {...look} className="fv-save" aria-pressed={isSaved} onClick={press}>
        <Bookmark size={17} />
        {text}
      </Button>
      {failure}
    </>
  );
}
