import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many conversations or messages are unread, seen as a number; nothing where there are none. */
export function UnreadMark({ count }: { count: number }) {
  const { t, i18n } = useLingui();
  if (count === 0) return null;
  return (
    <span className="mc-count">
      <span aria-hidden="true">{i18n.number(count)}</span>
      <span className="k-hidden">{t`${plural(count, { one: '# unread', other: '# unread' })}`}</span>
    </span>
  );
}
