import type { Input, loadNewsfeed as loadNewsfeedCall, Newsfeed } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import type { Context } from '../context.ts';
import { pageOf, readCursor } from '../cursor/moment-cursor.ts';
import { listPostCards } from '../post/list-post-cards.ts';
import { listNews } from './list-news.ts';
import { findChoice, findFeed, findFollows } from './queries.ts';

/** Posts and news of a page. */
const size = 10;

/** Posts for somebody, by time alone (checklist 155, 300). @throws BadRequest for what is no cursor */
export async function loadNewsfeed(
  context: Context<ActingPerson>,
  { nextID, choice: wanted }: NonNullable<Input<typeof loadNewsfeedCall>['query']> = {},
): Promise<Newsfeed> {
  const { db, actor } = context;
  const older = readCursor(nextID, 'uuid');
  const choice = wanted ?? (await findChoice(db, actor.id)) ?? 'following';
  // One more says whether there is another page.
  const rows = await findFeed(db, {
    personID: actor.id,
    choice,
    bound: older && { older },
    size: size + 1,
  });
  const page = pageOf(rows, size, (row) => row.id);
  const items = await listPostCards(
    context,
    page.rows.filter(({ is_news }) => !is_news).map(({ id }) => id),
  );
  const news = await listNews(
    context,
    page.rows.filter(({ is_news }) => is_news).map(({ id }) => id),
  );
  const [first] = page.rows;
  return {
    items,
    news,
    nextID: page.next,
    newest: first && `${first.sorted_by}.${first.id}`,
    choice,
    follows: await findFollows(db, actor.id),
  };
}
