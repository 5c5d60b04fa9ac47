import { type IssueCode, issueCodes } from '@kontor/contract';
import { readCatalogue } from '../language/testing-catalogue.ts';

const locales = new URL('../../locales/', import.meta.url);

/** Finds the issue code that a text of a language stands for; undefined for any other text. */
export async function issueReader(language: string): Promise<(text: string) => IssueCode | undefined> {
  const catalogue = await readCatalogue(locales, language);
  const words = issueCodes.map((code) => {
    const [before = '', after] = (catalogue[`issue.${code}`]?.translation ?? '').split('{limit}');
    return { code, before, after };
  });
  return (text) =>
    words.find(({ before, after }) => {
      if (after === undefined) return text === before;
      const isFramed = text.startsWith(before) && text.endsWith(after);
      return isFramed && /^[\d.,]+$/.test(text.slice(before.length, text.length - after.length));
    })?.code;
}

/** What a page says is wrong, by the id of the field. */
export function errorsIn(html: string): Map<string, string> {
  const errors = html
    .replaceAll('<!-- -->', '')
    .matchAll(/<span class="k-field-error" id="([^"]+)-error">(?:<svg.*?<\/svg>)?([^<]*)</gs);
  return new Map([...errors].map(([, field = '', text = '']) => [field, unescaped(text)]));
}

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
