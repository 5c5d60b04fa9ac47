import type { StoredMention, StoredPicture } from '@kontor/database';
import { addDays, momentAfter, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';
import { readTable } from './tables.ts';
import { withAddress, wordPost } from './word-post.ts';

interface InventedPost {
  id: string;
  author_id: string;
  business_id: string | null;
  timeline_type: 'user' | 'business';
  timeline_id: string;
  industry_id: string | null;
  kind: string;
  content: string;
  pictures: StoredPicture[];
  mentions: StoredMention[];
  link_type: 'product' | null;
  link_id: string | null;
  fair_name: string | null;
  fair_place: string | null;
  fair_from: string | null;
  fair_until: string | null;
  created_at: string;
}

/** Whom it is about, and what is there besides them. */
export interface NetworkSources {
  logins: readonly InventedLogin[];
  /** The day of the load. */
  day: string;
  /** Of the businesses they work for. */
  products: readonly { id: string; business_id: string; name: string }[];
  /** The pictures that are stored, by the name of their file. */
  pictures: ReadonlyMap<string, StoredPicture>;
  /** Absent where nobody knows it: then texts hold no addresses. */
  portalOrigin: string | undefined;
}

/** What people of the network post, whom they follow, and what they like of it. */
export interface InventedNetwork {
  posts: InventedPost[];
  follows: {
    person_id: string;
    resource_type: 'business' | 'user';
    resource_id: string;
    created_at: string;
  }[];
  likes: { resource_type: 'post'; resource_id: string; person_id: string; created_at: string }[];
}

type Column =
  | 'login'
  | 'as_business'
  | 'days_ago'
  | 'kind'
  | 'fair_name'
  | 'fair_place'
  /** In how many days it begins, and how many it lasts. */
  | 'fair_in'
  | 'fair_days'
  /** A file of the folder `pictures`, and what is to be seen. */
  | 'picture'
  | 'alt'
  /** A product of the business they work for. */
  | 'link'
  | 'content';

const rows = () => readTable<Column>('posts');
const idOf = ({ login, days_ago }: { login: string; days_ago: string }) => demoId('post', login, days_ago);

/** The ids of all posts, whoever is there. */
export const postIds = (): string[] => rows().map(idOf);

/** What pictures posts have, with who posts them when. */
export const postPictures = () =>
  rows().flatMap(({ login, days_ago, picture }) =>
    picture === '' ? [] : [{ name: picture, authorID: demoId('login', login), daysAgo: Number(days_ago) }],
  );

/** A month of posts. What is of people, businesses or products that are gone, or names them, is left out. */
export function inventNetwork(sources: NetworkSources): InventedNetwork {
  const posts = rows().flatMap((row) => inventPost(row, sources) ?? []);
  const { logins, day } = sources;
  return { posts, follows: followsOf(logins, day), likes: likesOf(logins, posts, day) };
}

function inventPost(row: Record<Column, string>, sources: NetworkSources): InventedPost | undefined {
  const { logins, day, products, pictures, portalOrigin } = sources;
  const login = logins.find(({ person }) => person.id === demoId('login', row.login));
  const employer = login?.membership?.business_id;
  const business_id = row.as_business === '' ? null : employer;
  const worded = wordPost(row.content, logins);
  const linked = products.find(
    (product) => product.business_id === employer && isCalled(product.name, row.link),
  );
  if (!login || business_id === undefined || !worded || (row.link !== '' && !linked)) return undefined;
  const { content, mentions } = worded;
  const picture = pictures.get(row.picture);
  const isFair = row.fair_name !== '';
  const begins = addDays(day, Number(row.fair_in));
  return {
    id: idOf(row),
    author_id: login.person.id,
    business_id,
    timeline_type: business_id === null ? 'user' : 'business',
    timeline_id: business_id ?? login.person.id,
    industry_id: login.person.industry_id,
    kind: row.kind,
    content: linked && portalOrigin ? withAddress(content, portalOrigin, linked.id) : content,
    pictures: picture ? [{ ...picture, alt: row.alt }] : [],
    mentions,
    link_type: linked ? 'product' : null,
    link_id: linked?.id ?? null,
    fair_name: row.fair_name || null,
    fair_place: row.fair_place || null,
    fair_from: isFair ? begins : null,
    fair_until: isFair ? addDays(begins, Number(row.fair_days) - 1) : null,
    created_at: momentOn(addDays(day, -Number(row.days_ago)), randomFor(`post ${idOf(row)}`)),
  };
}

/** A product has its English name alone, or behind the one in its business's language. */
function isCalled(name: string, english: string): boolean {
  return name === english || name.endsWith(` (${english})`);
}

/** Everybody follows the businesses of the others, and some of the others. */
function followsOf(logins: readonly InventedLogin[], day: string): InventedNetwork['follows'] {
  const owned = logins.flatMap(({ membership }) =>
    membership?.role === 'owner' ? [membership.business_id] : [],
  );
  return logins.flatMap(({ person, membership }, index) => {
    const random = randomFor(`follows ${person.id}`);
    const at = momentOn(addDays(day, -random.between(35, 90)), random);
    const follow = (resource_type: 'business' | 'user', resource_id: string) => ({
      person_id: person.id,
      resource_type,
      resource_id,
      created_at: at,
    });
    return [
      ...owned.filter((id) => id !== membership?.business_id).map((id) => follow('business', id)),
      ...logins
        .filter((other, place) => other.person.id !== person.id && (place + index) % 2 === 0)
        .map((other) => follow('user', other.person.id)),
    ];
  });
}

function likesOf(
  logins: readonly InventedLogin[],
  posts: readonly InventedPost[],
  day: string,
): InventedNetwork['likes'] {
  return posts.flatMap(({ id, author_id, created_at }) => {
    const random = randomFor(`likes of post ${id}`);
    return logins
      .filter(({ person }) => person.id !== author_id && random.next() < 0.4)
      .map(({ person }) => ({
        resource_type: 'post' as const,
        resource_id: id,
        person_id: person.id,
        created_at: momentAfter(created_at, { hours: 36, before: day }, random),
      }));
  });
}
