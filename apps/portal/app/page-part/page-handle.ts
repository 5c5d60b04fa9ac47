import { readNounAddress } from '@kontor/contract';
import type { ComponentType } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';

/** What a page asks of the shell around it; exported by route modules as `handle`. */
export interface PageHandle {
  /** From 1200 px: the industries with their names, as icons, or none with nothing else around the page either. */
  rail?: 'names' | 'icons' | 'none';
  /** Stands below the industries; they then scroll with the page. */
  belowRail?: ComponentType;
  /** Stands in the top bar, below 992 px on top of the page. */
  topBar?: ComponentType;
  /** Without the way to the search in the top bar: the page has a search of its own. */
  withoutSearchLink?: true;
  /** The entry of the top bar that the page belongs to, by its address. */
  within?: string;
  /** Without footer, as where something is edited (checklist 44). */
  withoutFooter?: true;
}

/** What pages of one business, one product or one person ask for. */
export const profileHandle: PageHandle = { rail: 'icons' };

/** Whether a business, a product or a person is on its way; its outline stands in the page's place meanwhile. */
export function useProfileAwaited(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return next !== undefined && next !== pathname && readNounAddress(next) !== undefined;
}

/**
 * The wishes of the page shown, those of inner routes before those of outer ones. An outline has the frame of the page
 * it stands for already, so that nothing moves when that comes.
 */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return useProfileAwaited() ? profileHandle : Object.assign({}, ...handles);
}
