/** An address with the day it last changed: "2026-11-20". */
export interface Listed {
  address: string;
  day?: string | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linesAtOnce = 500;

/** A sitemap in pieces of some kilobytes, to be sent as they are made. */
export function* sitemapXml(pages: readonly Listed[]): Generator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  yield* piecesOf('url', pages);
  yield '</urlset>\n';
}

export function* sitemapIndexXml(sitemaps: readonly Listed[]): Generator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  yield* piecesOf('sitemap', sitemaps);
  yield '</sitemapindex>\n';
}

function* piecesOf(element: string, listed: readonly Listed[]): Generator<string> {
  for (let from = 0; from < listed.length; from += linesAtOnce) {
    const lines = listed.slice(from, from + linesAtOnce).map(({ address, day }) => {
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `<${element}><loc>${escaped(address)}</loc>${changed}</${element}>\n`;
    });
    yield lines.join('');
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
