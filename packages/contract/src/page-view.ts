import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CountryCode, Uuid } from './field.ts';
import { languages } from './language.ts';
import { type AddressedNoun, addressedNouns } from './noun-path.ts';

/** What a browser says to its portal (`POST /page-view`) when somebody has opened a page. */
export const OpenedPage = Type.Object({
  /** Without what stands behind a question mark. */
  path: Type.String({ minLength: 1, maxLength: 1_000, pattern: '^/' }),
  language: Type.Enum(languages),
  /** Of the profile of whoever is signed in. */
  country: Type.Optional(CountryCode),
  /** Who is signed in, on pages about a business or a product alone. */
  viewerID: Type.Optional(Uuid),
});
export type OpenedPage = Static<typeof OpenedPage>;

/** A view of a page, as the portal that showed it says. */
export const PageView = Type.Object({
  kind: Type.Enum<['page', ...AddressedNoun[]]>(['page', ...addressedNouns]),
  subject: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'The id of the thing the page is about; the path of other pages',
  }),
  /** Of a path that names one: there is no page of a country there is not. */
  country: Type.Optional(CountryCode),
  language: Type.Enum(languages),
  /** Where it was opened from, of pages about a thing alone: of a profile, of the language of a browser, or of the portal. */
  viewedFrom: Type.Optional(CountryCode),
  /** Who is signed in, of a business or a product alone: dashboards leave out the people of the business. It is not stored. */
  viewerID: Type.Optional(Uuid),
});
export type PageView = Static<typeof PageView>;

/** Of the api (checklist 279). Counts pages, never people: nothing of who opened it is stored but the country, which dashboards add up. */
export const countPageView = defineCall({
  name: 'countPageView',
  method: 'POST',
  path: 'internal/page-view',
  access: 'services',
  changes: false,
  noun: 'page-view',
  summary: 'Counts a page that was opened',
  body: PageView,
  data: Type.Object({ counted: Type.Boolean() }),
});
