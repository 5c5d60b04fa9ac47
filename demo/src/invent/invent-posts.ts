import { addDays, momentOn, today } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';
import { readTable } from './tables.ts';

interface InventedPost {
  id: string;
  author_id: string;
  business_id: string | null;
  timeline_type: 'user' | 'business';
  timeline_id: string;
  industry_id: string | null;
  kind: string;
  content: string;
  fair_name: string | null;
  fair_place: string | null;
  fair_from: string | null;
  fair_until: string | null;
  created_at: string;
}

/** What people who can log in post, whom they follow, and what they like of it. */
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
  | 'fair_from'
  | 'fair_until'
  | 'content';

const rows = () => readTable<Column>('posts');
const idOf = ({ login, days_ago }: { login: string; days_ago: string }) => demoId('post', login, days_ago);

/** The ids of all posts, whoever is there. */
export const postIds = (): string[] => rows().map(idOf);

/** A month of posts. What is of people or businesses that are gone is left out. */
export function inventNetwork(logins: readonly InventedLogin[]): InventedNetwork {
  const loginOf = (login: string) => logins.find(({ person }) => person.id === demoId('login', login));
  const posts = rows().flatMap((row): InventedPost[] => {
    const login = loginOf(row.login);
    const business_id = row.as_business === '' ? null : (login?.membership?.business_id ?? null);
    if (!login || (row.as_business !== '' && business_id === null)) return [];
    const timeline_id = business_id ?? login.person.id;
    return [
      {
        id: idOf(row),
        author_id: login.person.id,
        business_id,
        timeline_type: business_id === null ? 'user' : 'business',
        timeline_id,
        industry_id: login.person.industry_id,
        kind: row.kind,
        content: row.content,
        fair_name: row.fair_name || null,
        fair_place: row.fair_place || null,
        fair_from: row.fair_from || null,
        fair_until: row.fair_until || null,
        created_at: momentOn(addDays(today, -Number(row.days_ago)), randomFor(`post ${idOf(row)}`)),
      },
    ];
  });
  return { posts, follows: followsOf(logins), likes: likesOf(logins, posts) };
}

/** Everybody follows the businesses of the others, and some of the others. */
function followsOf(logins: readonly InventedLogin[]): InventedNetwork['follows'] {
  const owned = logins.flatMap(({ membership }) =>
    membership?.role === 'owner' ? [membership.business_id] : [],
  );
  return logins.flatMap(({ person, membership }, index) => {
    const random = randomFor(`follows ${person.id}`);
    const at = momentOn(addDays(today, -random.between(35, 90)), random);
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

function likesOf(logins: readonly InventedLogin[], posts: readonly InventedPost[]): InventedNetwork['likes'] {
  return posts.flatMap(({ id, author_id, created_at }) => {
    const random = randomFor(`likes of post ${id}`);
    return logins
      .filter(({ person }) => person.id !== author_id && random.next() < 0.4)
      .map(({ person }) => ({
        resource_type: 'post' as const,
        resource_id: id,
        person_id: person.id,
        created_at: momentOn(addDays(created_at.slice(0, 10), 1), random),
      }));
  });
}
