import { addDays, momentOn } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';
import { randomFor } from './random.ts';
import { readTable } from './tables.ts';

type Column =
  /** Where the post stands in one. */
  | 'group'
  /** Who wrote the post, and how many days ago. */
  | 'login'
  | 'post_days_ago'
  /** To the comment above that is none. */
  | 'reply'
  | 'writer'
  | 'as_business'
  | 'days_ago'
  | 'content';

export interface InventedPostComment {
  id: string;
  resource_type: 'post' | 'comment';
  resource_id: string;
  root_type: 'post';
  root_id: string;
  person_id: string;
  acting_business_id: string | null;
  content: string;
  created_at: string;
}

type Row = Record<Column, string>;

const rows = () => readTable<Column>('post-comments');
const idOf = ({ group, login, post_days_ago, writer, content }: Row) =>
  demoId('post-comment', group, login, post_days_ago, writer, content);
const postIdOf = ({ group, login, post_days_ago }: Row) =>
  group === '' ? demoId('post', login, post_days_ago) : demoId('group-post', group, login, post_days_ago);

/** The ids of all of them, whoever is there. */
export const postCommentIds = (): string[] => rows().map(idOf);

/** What people who can log in say to posts of one another. What is of people or posts that are gone is left out, with the replies to it. */
export function inventPostComments(
  logins: readonly InventedLogin[],
  posts: readonly { id: string }[],
  day: string,
): InventedPostComment[] {
  const there = new Set(posts.map(({ id }) => id));
  const made: InventedPostComment[] = [];
  let above: InventedPostComment | undefined;
  for (const row of rows()) {
    const isReply = row.reply !== '';
    if (!isReply) above = undefined;
    const login = logins.find(({ person }) => person.id === demoId('login', row.writer));
    const business_id = row.as_business === '' ? null : login?.membership?.business_id;
    const root_id = postIdOf(row);
    const resource_id = isReply ? above?.id : root_id;
    if (!login || business_id === undefined || !there.has(root_id) || resource_id === undefined) continue;
    const comment: InventedPostComment = {
      id: idOf(row),
      resource_type: isReply ? 'comment' : 'post',
      resource_id,
      root_type: 'post',
      root_id,
      person_id: login.person.id,
      acting_business_id: business_id,
      content: row.content,
      created_at: momentOf(row, above, day),
    };
    made.push(comment);
    if (!isReply) above = comment;
  }
  return made;
}

/** A reply of the same day comes some time after what it answers. */
function momentOf(row: Row, answered: InventedPostComment | undefined, dayOfLoad: string): string {
  const day = addDays(dayOfLoad, -Number(row.days_ago));
  const random = randomFor(`comment ${idOf(row)}`);
  if (!answered?.created_at.startsWith(day)) return momentOn(day, random);
  return new Date(Date.parse(answered.created_at) + random.between(300, 9_000) * 1_000).toISOString();
}
