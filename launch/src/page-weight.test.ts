import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../apps/portal/app/page/declared-pages.ts';
import { buildAccounts } from './accounts-build.ts';
import { buildPortal } from './portal-build.ts';
import {
  addedBy,
  BuiltFiles,
  importsOf,
  languagesOf,
  pagesOf,
  type SentFile,
} from './testing-page-weight.ts';

/** Bytes as they are sent, compressed, headers not counted: of the front page and of a product, by which a portal is judged. */
const maxScripts = 115_000;
const judged = ['home/home', 'product/product-page'];
/** Other pages that everybody sees. */
const maxPublicScripts = 118_000;
/** Pages for people who are signed in, who stay on them for a while: with lists, forms and what they do. */
const maxOwnScripts = 138_000;
/**
 * What a page asks for as soon as it is alive, and may have with that in all. The whole profile as a form, with two pictures to
 * choose, is for its owner alone, who stays on it for a while. What people begin with names something of nearly every noun. What sends pictures is a file of its own, which pages that show people
 * do not load. A conversation comes beside the list of them. What drags the rows of a table is for whoever may move them.
 */
const asksFor = [
  { route: 'person/edit/edit-profile-page', chunk: 'profile-editor', maximum: 128_000 },
  { route: 'my-b2b/my-b2b-page', chunk: 'beginning', maximum: 146_000 },
  { route: 'my-b2b/my-b2b-page', chunk: 'follow-ups', maximum: 137_000 },
  { route: 'my-b2b/my-b2b-page', chunk: 'recently-viewed', maximum: 128_000 },
  { route: 'message-center/conversation-page', chunk: 'conversation-pane', maximum: 164_000 },
  { route: 'business-products/products-page', chunk: 'pointer-reorder', maximum: 143_000 },
];
const maxOfRoute = 30_000;
/** A tenth more than the heaviest page had when this was written; own pages have forms and tables as well. */
const maxStyles = 14_300;
const maxOwnStyles = 15_500;
/** React and the router are in every page: what is lighter was not measured. */
const leastScripts = 85_000;

const sum = (files: SentFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Names a page that is too heavy, and what makes it so. */
function heavyAs(page: string, files: SentFile[]): string {
  const largest = [...files].sort((one, other) => other.bytes - one.bytes).slice(0, 6);
  const parts = largest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`);
  return `${page}: ${kilobytes(sum(files))} kB, of it ${parts.join(', ')}`;
}

/** The modules of pages nobody else sees; those that share one are called by their paths. */
const own = new Set(
  pages
    .filter(({ forPeople }) => forPeople)
    .flatMap(({ module, frame, route }) => [module, frame, route.slice(1)]),
);

function maxScriptsOf(route: string): number {
  if (own.has(route)) return maxOwnScripts;
  return judged.includes(route) ? maxScripts : maxPublicScripts;
}

describe.each([
  ['portal', buildPortal, 30],
  ['accounts', buildAccounts, 15],
] as const)('what a browser loads of %s', (application, build, leastPages) => {
  let files: BuiltFiles;

  beforeAll(async () => {
    await build();
    files = new BuiltFiles(application);
  }, 600_000);

  it('is light on every page, in every language', () => {
    const built = pagesOf(files);
    expect(new Set(built.map(({ route }) => route)).size).toBeGreaterThan(leastPages);
    for (const { route, scripts } of built) expect(sum(scripts), route).toBeGreaterThan(leastScripts);
    const heavy = built.flatMap(({ route, language, scripts, styles }) => [
      ...(sum(scripts) > maxScriptsOf(route)
        ? [heavyAs(`JavaScript of ${route} in ${language}`, scripts)]
        : []),
      ...(sum(styles) > (own.has(route) ? maxOwnStyles : maxStyles)
        ? [heavyAs(`Styles of ${route}`, styles)]
        : []),
    ]);
    expect([...new Set(heavy)]).toEqual([]);
  });

  it('comes in files no larger than a page may have of its own, but for the libraries', () => {
    const scripts = files.names.filter((name) => name.endsWith('.js') && !/^vendor-/.test(name));
    expect(scripts.length).toBeGreaterThan(leastPages);
    const large = scripts.map((name) => files.sent(name)).filter(({ bytes }) => bytes > maxOfRoute);
    expect(large).toEqual([]);
  });

  // A page that names a font otherwise than its sheet does has it loaded twice.
  it('has no file twice', () => {
    const assets = files.names.filter((name) => /\.(woff2|svg|png|jpg|webp)$/.test(name));
    expect(assets.length).toBeGreaterThan(5);
    const alike = Map.groupBy(assets, (name) => files.read(name));
    expect([...alike.values()].filter((names) => names.length > 1)).toEqual([]);
  });
});

describe('the portal as it is built', () => {
  let files: BuiltFiles;

  beforeAll(async () => {
    await buildPortal();
    files = new BuiltFiles('portal');
  }, 600_000);

  describe('a page that asks for more as soon as it is alive', () => {
    it('is bounded with that, too', () => {
      for (const { route, chunk, maximum } of asksFor) {
        const pages = pagesOf(files).filter((page) => page.route === route);
        expect(pages.length, route).toBeGreaterThan(0);
        for (const page of pages) {
          const added = addedBy(chunk, page, files);
          expect(sum(added), chunk).toBeGreaterThan(0);
          const all = [...page.scripts, ...added];
          expect(sum(all), heavyAs(`${route} in ${page.language}`, all)).toBeLessThanOrEqual(maximum);
        }
      }
    });
  });

  describe('texts of the portal', () => {
    /** How many texts a file brings. */
    const countOf = (file: string) => JSON.parse(/\[\[.*\]\]/s.exec(files.read(file))?.[0] ?? '').length;

    it('lie beside each chunk in every language, as many as it says', () => {
      const languages = languagesOf(files);
      expect(languages.toSorted()).toEqual(['en', 'es', 'it', 'zh']);
      const chunks = files.names.filter((name) => /^[^/]+\.js$/.test(name));
      const saying = chunks.flatMap((chunk) => {
        const texts = importsOf(chunk, files).find((name) => name.startsWith('texts/'));
        return texts ? [{ chunk, texts: texts.replace('texts/', '') }] : [];
      });
      expect(saying.length).toBeGreaterThan(20);
      for (const { chunk, texts } of saying) {
        const hash = /-([\w-]{8})\.js$/.exec(texts)?.[1];
        const said = files.read(chunk).matchAll(new RegExp(`["'\`]${hash}(\\d+)["'\`]`, 'g'));
        const last = Math.max(...[...said].map(([, number]) => Number(number)));
        for (const language of languages) expect(countOf(`texts/${language}/${texts}`), chunk).toBe(last + 1);
      }
    });
  });
});
