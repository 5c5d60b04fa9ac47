import { useLocation } from 'react-router';
import { brand } from '../brand.ts';
import { usePortal } from '../session/use-portal.ts';

/** Stands on paper alone: whose page it is, and where it can be seen as it is today. */
export function PrintedHead() {
  const { origin } = usePortal();
  const { pathname } = useLocation();
  return (
    <p className="s-printed" aria-hidden="true">
      <b>{brand.name}</b>
      {origin + pathname}
    </p>
  );
}
