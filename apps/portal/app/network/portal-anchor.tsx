import type { ReactNode } from 'react';
import { usePortal } from '../session/use-portal.ts';
import type { NetworkPortal } from './network-portals.ts';

interface PortalAnchorProps {
  portal: NetworkPortal;
  /** A page of that portal; its front page when left out. */
  path?: string;
  children: ReactNode | ((isHere: boolean) => ReactNode);
}

/** A way to a portal of the network: a site of its own, in a new tab; the one shown stays where it is. */
export function PortalAnchor({ portal, path = '/', children }: PortalAnchorProps) {
  const { country } = usePortal();
  const isHere = portal.code === country.code;
  const shown = typeof children === 'function' ? children(isHere) : children;
  if (isHere) {
    return (
      <a href={path} aria-current={path === '/' ? 'page' : undefined}>
        {shown}
      </a>
    );
  }
  return (
    <a href={path === '/' ? portal.address : portal.address + path} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
