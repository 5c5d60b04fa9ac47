import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "1 like", "48 likes". */
export function useLikesText(): (count: number) => string {
  const { t } = useLingui();
  return (count) => t`${plural(count, { one: '# like', other: '# likes' })}`;
}
