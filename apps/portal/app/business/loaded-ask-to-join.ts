import { lazy, type ReactNode } from 'react';

/** The way to ask to join a business, loaded where it is shown: few of a page's readers work there, and without it the page is whole. */
export const AskToJoin = lazy(() => import('./ask-to-join.tsx').catch(withoutAsking));

function withoutAsking(error: unknown) {
  console.warn(error);
  return { default: (): ReactNode => null };
}
