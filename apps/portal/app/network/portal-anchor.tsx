import { LinkTile } from '@kontor/ui';
import type { ReactNode } from 'react';
import { usePortal } from '../session/use-portal.ts';
import type { NetworkPortal } from './network-portals.ts';

interface PortalAnchorProps {
  portal: NetworkPortal;
  /** A page of that portal; its front page when left out. */
  path?: string;
  /** Whether it is one of the fields of a grid. */
  tile?: boolean;
  children: (isHere: boolean) => ReactNode;
}

/** A way to a portal of the network: a site of its own, in a new tab; the one shown stays where it is. */
export function PortalAnchor({ portal, path = '/', tile, children }: PortalAnchorProps) {
  const { country } = usePortal();
  const Anchor = tile ? LinkTile : 'a';
  if (portal.code === country.code) {
    return (
      <Anchor href={path} aria-current={path === '/' ? 'page' : undefined}>
        {children(true)}
      </Anchor>
    );
  }
  return (
    <Anchor
      href={path === '/' ? portal.address : portal.address + path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children(false)}
    </Anchor>
  );
}
