import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';

interface RepliesToggleProps {
  count: number;
  isOpen: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Checklist 212: shows the replies to a comment, or hides them. */
export function RepliesToggle({ count, isOpen, onPress, ref }: RepliesToggleProps) {
  const { t } = useLingui();
  return (
    <button ref={ref} type="button" className="c-way" aria-expanded={isOpen} onClick={onPress}>
      {t`${plural(count, { one: '# reply', other: '# replies' })}`}
    </button>
  );
}
