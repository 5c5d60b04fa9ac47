import type { PageHandler } from './pages.ts';
import type { ReportingSettings } from './report.ts';
import type { SharedReader } from './share-pictures/shared-reader.ts';

/** The output of `react-router build` for `pages.ts`. */
export interface BuiltPages {
  createPageHandler: (settings: ReportingSettings) => PageHandler;
  createSharedReader: (settings: ReportingSettings) => SharedReader;
  forgetReference: () => void;
}

export function importPages(build: URL): Promise<BuiltPages> {
  return import(new URL('server/index.js', build).href);
}
