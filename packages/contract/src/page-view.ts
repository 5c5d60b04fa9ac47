import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';

/** A page somebody has opened: its path, without what stands behind a question mark. */
export const PageView = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 1_000, pattern: '^/' }),
  language: Type.Enum(['en', 'es', 'it', 'zh']),
});
export type PageView = Static<typeof PageView>;

/** Checklist 279. Counts pages, never people: nothing of who opened it is kept, and no cookie is set. */
export const countPageView = defineCall({
  name: 'countPageView',
  method: 'POST',
  path: 'page-view',
  noun: 'page-view',
  summary: 'Counts a page that was opened; who opened it is not kept',
  body: PageView,
  data: Type.Object({ counted: Type.Boolean() }),
});
