import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** What a page asks of the shell around it; exported by route modules as `handle`. */
export interface PageHandle {
  /** From 1200 px: the industries with their names, as icons, or none with nothing else around the page either. */
  rail?: 'names' | 'icons' | 'none';
  /** Stands below the industries; they then scroll with the page. */
  belowRail?: ComponentType;
  /** Stands in the top bar, below 992 px on top of the page. */
  topBar?: ComponentType;
  /** A way to the search in the top bar; the home page has none. */
  searchLink?: boolean;
}

/** The wishes of the page shown, those of inner routes before those of outer ones. */
export function usePageHandle(): PageHandle {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return Object.assign({}, ...handles);
}
