import { globSync, readFileSync } from 'node:fs';
import { readCatalogue } from '@kontor/web/language/testing-catalogue';
import { describe, expect, it } from 'vitest';

const languages = { English: 'en', Spanish: 'es', Italian: 'it', Chinese: 'zh' } as const;
type Language = (typeof languages)[keyof typeof languages];

const project = new URL('../../../../', import.meta.url);
const page = readFileSync(new URL('docs/words.md', project), 'utf8');

/** What docs/words.md says is not written in a language, from the table "Not | But". */
function wrongIn(name: string): string[] {
  const section = page.split(`## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
  const table = section.split('| Not | But |\n|---|---|\n')[1]?.split('\n\n')[0] ?? '';
  return table.split('\n').flatMap((row) => /^\| (.+?) \| .+ \|$/.exec(row.trim())?.[1] ?? []);
}

/** Files with texts of people in all languages. */
const mails = globSync('{apps,packages}/**/*texts.json', { cwd: project, exclude: ['**/node_modules/**'] });
const catalogues = ['apps/portal/app/locales', 'apps/accounts/app/locales', 'packages/web/locales'];

/** Articles, legal texts and templates, line by line. */
function articlesIn(language: Language): string[] {
  const files = globSync(`apps/portal/content/**/${language}.mdx`, { cwd: project });
  return files.flatMap((file) => readFileSync(new URL(file, project), 'utf8').split('\n'));
}

/** What invented companies and people say: the last column of a table; posts are in several languages. */
function inventedIn(language: Language): string[] {
  const end = language === 'en' ? '' : `-${language}`;
  const several = language === 'en' ? ['posts', 'post-comments'] : [];
  const tables = ['phrases', 'sentences', 'topics'].map((table) => table + end);
  return [...tables, ...several].flatMap((table) => {
    const rows = readFileSync(new URL(`demo/data/${table}.tsv`, project), 'utf8').split('\n');
    return rows.map((row) => row.split('\t').at(-1) ?? '');
  });
}

async function textsIn(language: Language): Promise<string[]> {
  const said = await Promise.all(
    catalogues.map(async (folder) => {
      const messages = await readCatalogue(new URL(`${folder}/`, project), language);
      return Object.values(messages).map(({ translation }) => translation ?? '');
    }),
  );
  const mailed = mails.flatMap((file) =>
    leaves(JSON.parse(readFileSync(new URL(file, project), 'utf8')), false, language),
  );
  return [...said.flat(), ...mailed, ...articlesIn(language), ...inventedIn(language)];
}

/** Texts below a key that is the language. */
function leaves(value: unknown, isOfLanguage: boolean, language: Language): string[] {
  if (typeof value === 'string') return isOfLanguage ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    leaves(below, isOfLanguage || key === language, language),
  );
}

/** A word or a phrase, whole and in any case; Chinese has no boundaries. */
function phrase(words: string): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(/\p{Script=Han}/u.test(words) ? escaped : `(?<![\\p{L}‑-])${escaped}(?![\\p{L}])`, 'iu');
}

describe.each(Object.entries(languages))('%s', (name, language) => {
  const wrong = wrongIn(name);

  it('has words that are not written', () => {
    expect(wrong.length).toBeGreaterThan(3);
  });

  it.each(wrong)('nothing says “%s”', async (words) => {
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(5_000);
    expect(texts.filter((text) => phrase(words).test(text))).toEqual([]);
  });
});

it('a word is found in any case, as a whole, and not within another one or behind a hyphen', () => {
  expect(['Somebody asks', 'by somebody.'].map((text) => phrase('somebody').test(text))).toEqual([
    true,
    true,
  ]);
  expect(['an e-mails', 'stand', 'standing'].map((text) => phrase('emails').test(text))).toEqual([
    false,
    false,
    false,
  ]);
  expect(phrase('采购商').test('向采购商询价')).toBe(true);
});

it('in Italian no article stands before a date, which may begin with 1, 8 or 11', async () => {
  const said = await Promise.all(
    catalogues.map(async (folder) =>
      Object.values(await readCatalogue(new URL(`${folder}/`, project), 'it')),
    ),
  );
  const mailed = mails.flatMap((file) =>
    leaves(JSON.parse(readFileSync(new URL(file, project), 'utf8')), false, 'it'),
  );
  const texts = [...said.flat().map(({ translation = '' }) => translation), ...mailed];
  const articleBefore = /(?<!\p{L})(?:il|al|dal|del|nel|sul) (?:<\d+>)?\{/iu;
  expect(texts.filter((text) => articleBefore.test(text))).toEqual([]);
});

it('in Chinese a space stands between characters and digits, Latin letters, counts and names', async () => {
  const said = await Promise.all(
    catalogues.map(async (folder) =>
      Object.values(await readCatalogue(new URL(`${folder}/`, project), 'zh')),
    ),
  );
  const texts = said.flat().map(({ translation = '' }) => translation);
  expect(texts.length).toBeGreaterThan(3_000);
  // What stands for a name may be of either kind, and elements are no text.
  const written = (text: string) => text.replaceAll(/<[^>]*>|\{[^{}#]*\}/g, ' ');
  const beside = /\p{Script=Han}[#\dA-Za-z]|[#\dA-Za-z]\p{Script=Han}/u;
  expect(texts.filter((text) => beside.test(written(text)))).toEqual([]);
  const besideName =
    /\p{Script=Han}\{(?:name|from|companyName|by|to|who|portal)\}|\{(?:name|from|companyName|by|to|who)\}\p{Script=Han}/u;
  expect(texts.filter((text) => besideName.test(text))).toEqual([]);
});
