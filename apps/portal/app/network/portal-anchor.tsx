import type { ReactNode } from 'react';
import { usePortal } from '../session/use-portal.ts';
import type { NetworkPortal } from './network-portals.ts';

interface PortalAnchorProps {
  portal: NetworkPortal;
  /** A page of that portal; its front page when left out. */
  path?: string;
  className?: string;
  children: (isHere: boolean) => ReactNode;
}

/** A way to a portal of the network: a site of its own, in a new tab; the one shown stays where it is. */
export function PortalAnchor({ portal, path = '/', className, children }: PortalAnchorProps) {
  const { country } = usePortal();
  if (portal.code === country.code) {
    return (
      <a className={className} href={path} aria-current={path === '/' ? 'page' : undefined}>
        {children(true)}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={path === '/' ? portal.address : portal.address + path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children(false)}
    </a>
  );
}
