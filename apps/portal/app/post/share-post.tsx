import { useLingui } from '@lingui/react/macro';
import { ShareLink } from '../page-part/share-link.tsx';

/** Puts the address of a post on the clipboard. */
export function SharePost({ path }: { path: string }) {
  const { t } = useLingui();
  return <ShareLink path={path} copied={t`Post link copied!`} />;
}
