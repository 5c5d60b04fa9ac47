import { type NewPost, readNounAddress } from '@kontor/contract';
import type { StoredMention } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { plainLines } from '../text/plain-text.ts';
import { findMentioned } from './mention-queries.ts';
import type { StoredLink } from './queries.ts';

interface Written {
  content: string;
  mentions: StoredMention[];
  link: StoredLink | undefined;
}

/**
 * What somebody wrote, as it is stored: whom it names are those that are there under this name and stand in the text with an @ before it.
 * @throws BadRequest for an empty text (checklist 239)
 */
export async function readWritten(
  { db, portalOrigin }: Pick<Context, 'db' | 'portalOrigin'>,
  { content: sent, mentions = [] }: Pick<NewPost, 'content' | 'mentions'>,
): Promise<Written> {
  const content = plainLines(sent);
  if (content === null) {
    const issue = issueAt('content', { code: 'required' });
    throw new KontorError('BadRequest', 'The post is empty.', { issues: [issue] });
  }
  const said = mentions.filter(({ name }) => content.includes(`@${name}`));
  return { content, mentions: await findMentioned(db, said), link: linkIn(content, portalOrigin) };
}

const addresses = /https?:\/\/[^\s<>"]+/g;

/** The first page of a business or a product a text leads to: pages of others make no card. */
function linkIn(content: string, portalOrigin: string): StoredLink | undefined {
  for (const [address] of content.matchAll(addresses)) {
    const url = URL.parse(address);
    const page = url?.origin === portalOrigin ? readNounAddress(url.pathname) : undefined;
    if (page?.noun === 'business' || page?.noun === 'product') return { type: page.noun, id: page.id };
  }
  return undefined;
}
