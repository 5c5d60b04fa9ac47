import type { PortalSettings } from '../app/session/page-context.ts';
import type { PageHandler } from './pages.ts';

/** What `react-router build` made of `pages.ts`. */
export interface BuiltPages {
  createPageHandler: (settings: PortalSettings) => PageHandler;
  forgetReference: () => void;
}

export function importPages(build: URL): Promise<BuiltPages> {
  return import(new URL('server/index.js', build).href);
}
