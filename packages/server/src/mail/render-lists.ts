import type { Language, MailList } from '@kontor/contract';
import { escapeHtml } from '../escape-html.ts';
import { petrol } from './mail-colour.ts';

interface Words {
  /** `{count}` of them are not listed. */
  more: string;
  end: string;
}

const words: Record<Language, Words> = {
  en: { more: 'And {count} more', end: 'Stop e-mails about this' },
  es: { more: 'Y {count} más', end: 'No recibir más correos sobre esto' },
  it: { more: 'E altri {count}', end: 'Non ricevere più e-mail su questo' },
  zh: { more: '另有 {count} 条', end: '不再接收此项邮件' },
};

/** What is not listed of a list, in words; undefined where all is. */
function moreOf({ items, total }: MailList, language: Language): string | undefined {
  const more = total - items.length;
  return more > 0 ? words[language].more.replace('{count}', String(more)) : undefined;
}

/** Lists as plain text, each a paragraph. */
export function renderListsAsText(lists: readonly MailList[], language: Language): string[] {
  return lists.map((list) => {
    const more = moreOf(list, language);
    return [
      `${list.title} (${list.total}):\n${list.link}`,
      ...list.items.map(({ label, link }) => `- ${label}\n  ${link}`),
      ...(more === undefined ? [] : [`- ${more}`]),
      `${words[language].end}:\n${list.unsubscribe}`,
    ].join('\n');
  });
}

/** Lists as HTML. */
export function renderLists(lists: readonly MailList[], language: Language): string {
  return lists.map((list) => renderList(list, language)).join('\n');
}

function renderList(list: MailList, language: Language): string {
  const more = moreOf(list, language);
  const items = list.items.map(({ label, link }) => linked(label, link));
  const rows = [...items, ...(more === undefined ? [] : [linked(more, list.link)])].map(
    (row) => `<li style="margin:0 0 6px">${row}</li>`,
  );
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${linked(`${list.title} (${list.total})`, list.link)}</h2>
<ul style="margin:0 0 8px;padding:0 0 0 20px">
${rows.join('\n')}
</ul>
<p style="margin:0 0 16px;font-size:14px">${linked(words[language].end, list.unsubscribe)}</p>`;
}

const linked = (label: string, link: string) =>
  `<a href="${escapeHtml(link)}" style="color:${petrol}">${escapeHtml(label)}</a>`;
