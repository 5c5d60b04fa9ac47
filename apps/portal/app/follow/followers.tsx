import { Plural } from '@lingui/react/macro';

/** Checklist 146. */
export function Followers({ count }: { count: number }) {
  return (
    <span>
      <Plural value={count} one="# follower" other="# followers" />
    </span>
  );
}
