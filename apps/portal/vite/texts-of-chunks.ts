import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { shownLanguages } from '@kontor/web/language';
import { createCompiledCatalog } from '@lingui/cli/api';
import type { Messages } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { broughtTextsName, textsFolder, textsPrefix } from '../app/language/text-files.ts';

/** Of each language, the compiled messages by the ids that Lingui's macros leave in the code. */
type Catalogues = Map<string, Messages>;

/**
 * Gives each chunk of the browser the texts that its own code says: it imports `texts/…`, and the page's import map tells in
 * which folder, one for each language, that file lies. So texts are there whenever the code that says them is, nobody loads
 * the texts of other pages, and no author has to say where a text belongs.
 */
export function textsOfChunks(): Plugin {
  let catalogues: Catalogues;
  const files = new Map<string, string>();
  return {
    name: 'kontor:texts-of-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      catalogues = new Map();
      for (const language of Object.keys(shownLanguages)) catalogues.set(language, await compile(language));
    },
    renderChunk(code, { name }) {
      const ids = idsIn(code, catalogues);
      if (ids.length === 0) return null;
      const texts = [...catalogues].map(([language, messages]) => ({
        language,
        texts: ids.map((id) => messages[id]),
      }));
      const hash = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8);
      const file = `${name}-${hash}.js`;
      for (const { language, texts: said } of texts)
        files.set(`${textsFolder(language)}${file}`, bringing(said, hash));
      return { code: `import"${textsPrefix}${file}";${numbered(code, ids, hash)}`, map: null };
    },
    generateBundle() {
      for (const [path, source] of files) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

/** The portal's own texts, and those of the package that applications share. */
const localesFolders = ['../app/locales/', '../../../packages/web/locales/'];

async function compile(language: string): Promise<Messages> {
  const catalogues = await Promise.all(localesFolders.map((folder) => readCatalogue(folder, language)));
  const entries = catalogues.flatMap((catalogue) => Object.entries(catalogue));
  const texts = Object.fromEntries(
    entries.map(([id, entry]) => [id, entry.translation || entry.message || id]),
  );
  const { source, errors } = createCompiledCatalog(language, texts, { namespace: 'json' });
  if (errors.length > 0)
    throw new Error(
      `Texts that are none: ${errors.map(({ source }) => `${language}: ${source}`).join('\n')}`,
    );
  return JSON.parse(source).messages;
}

async function readCatalogue(folder: string, language: string) {
  const file = new URL(`${folder}${language}/messages.po`, import.meta.url);
  const context = { locale: language, sourceLocale: 'en', filename: file.pathname };
  return formatter().parse(await readFile(file, 'utf8'), context);
}

/** What may be a message's id, which has no quote in it: all that stands between two quotes of a kind. */
const quoted = /(?<=(["'`]))[^"'`\n]+(?=\1)/g;

/** The messages that a chunk says, in the order of its code. */
function idsIn(code: string, catalogues: Catalogues): string[] {
  const known = catalogues.get('en') ?? {};
  const strings = (code.match(quoted) ?? []).filter((string) => Object.hasOwn(known, string));
  return [...new Set(strings)];
}

/** The code with numbers for its ids, which are as good as random and take more room than many a text. */
function numbered(code: string, ids: string[], hash: string): string {
  const places = new Map(ids.map((id, place) => [id, `${hash}${place}`]));
  return code.replace(quoted, (string) => places.get(string) ?? string);
}

/** A module that brings the texts of a chunk, each under its number. */
function bringing(texts: unknown[], hash: string): string {
  const all = `globalThis.${broughtTextsName}??={}`;
  return `{let all=${all};${JSON.stringify(texts)}.forEach((text,place)=>{all["${hash}"+place]=text})}`;
}
