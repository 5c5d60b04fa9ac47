import type { PageHandle } from '../page-part/page-handle.ts';

export { UnknownPath as default } from './unknown-path.tsx';

export const handle: PageHandle = { rail: 'none' };

/** The route of all paths that no page has: it has a loader to be refused, as pages have. */
export const loader = () => null;
