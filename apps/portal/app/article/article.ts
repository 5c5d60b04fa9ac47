import type { ShownLanguage } from '@kontor/web/language';

/** What an article says of itself; `export const head` of its file. */
export interface ArticleHead {
  title: string;
  /** The sentence below the title, and the one on lists of articles. */
  lead: string;
  /** For search engines: a sentence that leaves room for the portal's name. */
  description: string;
  keywords: string[];
}

/** What an article may say of the portal it is read on: `{props.country}`. */
export interface ArticleValues {
  /** The portal's country as it stands in a sentence. */
  country: string;
  language: ShownLanguage;
}

/** An article as a page shows it. */
export interface Article extends ArticleHead {
  /** Its text, made by the server from a file of ours. */
  html: string;
  headings: { id: string; text: string }[];
  /** How long reading takes. */
  minutes: number;
}
