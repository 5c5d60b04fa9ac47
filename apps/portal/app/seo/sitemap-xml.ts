import { shownLanguages } from '@kontor/web/language';
import { addressIn } from './address-in.ts';
import { xmlText } from './xml-text.ts';

/** An address with the day it last changed: "2026-11-20". */
export interface Listed {
  address: string;
  day?: string | undefined;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ofLinks = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const languages = Object.keys(shownLanguages);
const linesAtOnce = 500;

/**
 * A sitemap in pieces of some hundred kilobytes, to be sent as they are made. Each page stands there by its bare address
 * and by that of each language, and each of them names the others, as in the pages' heads.
 */
export function* sitemapXml(pages: readonly Listed[]): Generator<string> {
  yield `${head}<urlset ${namespace} ${ofLinks}>\n`;
  yield* piecesOf(pages, ({ address, day }) => {
    const alternates = [
      ...languages.map((language) => alternate(language, addressIn(language, address))),
      alternate('x-default', address),
    ].join('');
    return [address, ...languages.map((language) => addressIn(language, address))]
      .map((each) => `<url>${located(each, day)}${alternates}</url>\n`)
      .join('');
  });
  yield '</urlset>\n';
}

export function* sitemapIndexXml(sitemaps: readonly Listed[]): Generator<string> {
  yield `${head}<sitemapindex ${namespace}>\n`;
  yield* piecesOf(sitemaps, ({ address, day }) => `<sitemap>${located(address, day)}</sitemap>\n`);
  yield '</sitemapindex>\n';
}

function* piecesOf(listed: readonly Listed[], write: (one: Listed) => string): Generator<string> {
  for (let from = 0; from < listed.length; from += linesAtOnce) {
    yield listed
      .slice(from, from + linesAtOnce)
      .map(write)
      .join('');
  }
}

function located(address: string, day: string | undefined): string {
  return `<loc>${xmlText(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;
}
