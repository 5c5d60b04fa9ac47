import { addressById } from '@kontor/contract';
import type { StoredMention } from '@kontor/database';
import { demoId } from './demo-id.ts';
import type { InventedLogin } from './invent-logins.ts';

interface Worded {
  content: string;
  mentions: StoredMention[];
}

/** The text of a post with those it names: `@[business gold]` is the business of the login gold, `@[person gold]` its person. Undefined where one is gone. */
export function wordPost(text: string, logins: readonly InventedLogin[]): Worded | undefined {
  const mentions: StoredMention[] = [];
  let isComplete = true;
  const content = text.replace(/@\[(business|person) (\w+)\]/g, (_, noun: string, login: string) => {
    const mention = mentionOf(
      noun,
      logins.find(({ person }) => person.id === demoId('login', login)),
    );
    if (!mention) isComplete = false;
    else if (!mentions.some(({ id }) => id === mention.id)) mentions.push(mention);
    return `@${mention?.name}`;
  });
  return isComplete ? { content, mentions } : undefined;
}

function mentionOf(noun: string, login: InventedLogin | undefined): StoredMention | undefined {
  if (!login) return undefined;
  const { person, membership } = login;
  if (noun === 'person')
    return { type: 'user', id: person.id, name: `${person.first_name} ${person.last_name}` };
  return membership && { type: 'business', id: membership.business_id, name: person.company_name };
}

/** A text that leads to a product, as somebody would paste its address below it. */
export const withAddress = (content: string, portalOrigin: string, productID: string): string =>
  `${content}\n${portalOrigin}${addressById('product', productID)}`;
