import { xmlText } from './xml-text.ts';

interface Feed {
  title: string;
  description: string;
  language: string;
  /** The page the feed is of. */
  address: string;
  /** The feed's own address. */
  own: string;
  items: readonly FeedItem[];
}

interface FeedItem {
  title: string;
  address: string;
  description: string | undefined;
  /** ISO 8601. */
  createdAt: string;
}

/** A feed as RSS 2.0. */
export function rssXml({ title, description, language, address, own, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', address),
    element('description', description),
    element('language', language),
    `<atom:link href="${xmlText(own)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item>${element('title', item.title)}${element('link', item.address)}${element('guid', item.address)}` +
        `${item.description ? element('description', item.description) : ''}` +
        `${element('pubDate', new Date(item.createdAt).toUTCString())}</item>`,
    ),
    '</channel></rss>\n',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
