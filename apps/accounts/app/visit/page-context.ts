import { createContext, RouterContextProvider } from 'react-router';
import type { PageVisit } from '../../src/page/page-visit.ts';

/**
 * What loaders and actions work with: the verbs, who asks, and where they go back to. Verbs run unbuilt in the service;
 * pages know their types and get them from here.
 */
export const pageContext = createContext<PageVisit>();

export function contextWith(page: PageVisit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return context;
}
