import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import type { ShownLanguage } from '@kontor/web/language';
import { expect } from 'vitest';
import type { ArticleHead } from '../article/article.ts';
import { brand } from '../brand.ts';

/** A file of `content` as it is written: its head and the text below it. */
interface ArticleFile {
  head: ArticleHead;
  text: string;
}

const parts = /^export const head = (\{.*?\n\});\n(.*)$/s;

export async function articleFile(article: string, language: ShownLanguage): Promise<ArticleFile> {
  const path = new URL(`../../content/${article}/${language}.mdx`, import.meta.url);
  const [, head, text] = parts.exec(await readFile(path, 'utf8')) ?? [];
  if (!head || !text) throw new Error(`${path.pathname} has no head.`);
  return { head: runInNewContext(`(${head})`), text };
}

/** What translations have in common with what they are translated from, line by line. */
export function shapeOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [start = ''] = /^(#+( \d+\.(\d+)?)?|\d+\.\d+|- |\||<\/?\w+ ?\/?>)?/.exec(line) ?? [];
      const cells = start === '|' ? line.split('|').length : 0;
      const elements = [...line.matchAll(/<\/?(\w+)/g)].map(([, name]) => name).sort();
      const links = [...line.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).sort();
      return [start, cells, ...elements, ...links, ...(line.match(/`[^`]+`/g) ?? []).sort()].join(' ');
    });
}

/** Lines with words in them that two texts have in common. */
function sharedLines(text: string, other: string): string[] {
  const withWords = (from: string) =>
    from.split('\n').filter((line) => /\p{L}{4}.*\p{L}{4}/u.test(line.replaceAll(/<[^>]*>/g, '')));
  const others = new Set(withWords(other));
  return withWords(text).filter((line) => others.has(line));
}

/** The description as a page shows it on the portal whose country has the longest name. */
export function longestDescription({ description }: ArticleHead, language: ShownLanguage): string {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of('AE');
  return `${description} ${brand.name} ${country}`;
}

/** Expects that an article is written in a language, and no sentence of it left in English. */
export async function expectTranslated(article: string, language: ShownLanguage): Promise<void> {
  const english = await articleFile(article, 'en');
  const { head, text } = await articleFile(article, language);
  expect(sharedLines(text, english.text)).toEqual([]);
  expect(head.title).not.toBe(english.head.title);
  expect(/\p{Script=Han}/u.test(text)).toBe(language === 'zh');
}
