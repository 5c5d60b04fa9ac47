import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { visibleTexts } from './testing-visible-text.ts';

const project = new URL('../../../../', import.meta.url);
/** Folders of pages and their parts; with fewer files than this a folder was not read. */
const folders: [folder: string, least: number][] = [
  ['apps/portal/app/', 30],
  ['apps/accounts/app/', 30],
  ['packages/ui/src/', 30],
  ['packages/web/src/', 15],
];

/** What may stand in pages without being translated, with the reason. */
const allowed: { text: string; reason: string }[] = [
  { text: 'Kontor', reason: 'the brand' },
  { text: 'UTC', reason: 'the time zone, written so everywhere' },
  { text: 'HS', reason: 'the Harmonized System, before its codes' },
  { text: 'YYYY-MM-DD', reason: 'ISO 8601, in its own letters' },
  { text: 'English', reason: 'a language under its own name' },
  { text: 'Español', reason: 'a language under its own name' },
];

const isAllowed = (found: string) => allowed.some(({ text }) => text === found);

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, project), { recursive: true });
  return files.filter((file) => /\.tsx?$/.test(file) && !/(\.test\.tsx?|testing-[^/]*)$/.test(file));
}

const read = (path: string) => readFile(new URL(path, project), 'utf8');

it.each(folders)('%s says nothing that is not in a catalogue', async (folder, least) => {
  const files = await sourcesIn(folder);
  expect(files.length).toBeGreaterThan(least);
  const found = await Promise.all(
    files.map(async (file) =>
      visibleTexts(await read(folder + file), file)
        .filter(({ text }) => !isAllowed(text))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

const textsOf = (code: string) => visibleTexts(code, 'page.tsx').map(({ text }) => text);

it.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<>{"Hello"} <b>there</b></>', ['Hello', 'there']],
  ['<p>{isNew ? "New" : <b>Old</b>}</p>', ['New', 'Old']],
  ['<p>{count > 1 && "many"}{name ?? "nobody"}</p>', ['many', 'nobody']],
  [`<p>{\`\${count} pieces\`}</p>`, ['… pieces']],
  ['<img alt="A plant" title={"Plant"} />', ['A plant', 'Plant']],
  ['<input placeholder={isNew ? "Type" : t`Search`} aria-label="Words" />', ['Type', 'Words']],
  ['<Trans>Read <img alt="this" /></Trans>', ['this']],
  ['const rows = [{ label: "Year", value: year }, { "aria-label": `Month` }];', ['Year', 'Month']],
  ['toast("Saved", "done");', ['Saved']],
  ['<p>你好</p>', ['你好']],
])('%s says something that is in no catalogue', (code, texts) => {
  expect(textsOf(code)).toEqual(texts);
});

it.each([
  '<p><Trans>Hello <b>there</b></Trans></p>',
  '<Plural value={count} one="# file" other="# files" />',
  '<img alt="" aria-label={t`Plant`} className="wide" />',
  `<p>{t\`Hello\`} · {i18n._(title)} {\`\${first}–\${last}\`}</p>`,
  '<Tabs label={t`Business`} tabs={tabs.map((tab) => ({ key: "profile", text: t`Profile` }))} />',
  'const title = msg`Hello`;',
  'interface Row { label: "Year" }',
])('%s says nothing that is in no catalogue', (code) => {
  expect(textsOf(code)).toEqual([]);
});
