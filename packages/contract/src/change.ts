/** Where services hear of changes; not below `/api/v1`, so not for browsers. */
export const changesPath = '/internal/changes';
/** Header in which a service shows the token of `INTERNAL_TOKEN`. */
export const internalTokenHeader = 'x-internal-token';

/** While the stream of changes stands, something comes on it at least this often, in milliseconds. */
export const beatEvery = 300;

/**
 * What changes are told of: rows of a noun by their ids, lists as wholes. `search-…` are the results of all searches of a
 * kind, `likes` how often something is liked, `follows` how many follow it, `comments` what is written below it, `connections` with whom it is shown to
 * be connected, `timeline` what a person, a business or a group posted, `business-lists` the newest and the most liked, `sources` where rows come from.
 * `boosts` are those that run and how often they were shown, which the api holds in memory; `promotions` is what its answers show of them:
 * of a kind, and which one of several.
 */
export const subjects = [
  'business',
  'product',
  'person',
  'likes',
  'follows',
  'post',
  'timeline',
  'connections',
  'comments',
  'business-lists',
  'boosts',
  'promotions',
  'search-business',
  'search-product',
  'search-person',
  'sources',
  'reference',
] as const;
export type Subject = (typeof subjects)[number];

/** What something depends on: a row of a noun, or a whole subject. */
export type Tag = Subject | `${Subject}:${string}`;

export function rowTags(subject: Subject, ids: Iterable<string>): Tag[] {
  return [...ids].map((id): Tag => `${subject}:${id}`);
}

export function subjectOf(tag: Tag): Subject {
  const end = tag.indexOf(':');
  return (end < 0 ? tag : tag.slice(0, end)) as Subject;
}

/** What changed. Without ids any row of the subject may have. */
export interface Change {
  subject: Subject;
  ids: readonly string[];
}

/** Reads "business 7fb… 1c2…"; undefined for a subject that is not known here, which may be anything. */
export function readChange(text: string): Change | undefined {
  const [name, ...ids] = text.split(' ');
  const subject = subjects.find((known) => known === name);
  return subject && { subject, ids };
}

export function writeChange({ subject, ids }: Change): string {
  return [subject, ...ids].join(' ');
}
