import { createHash } from 'node:crypto';
import { type Language, languageOf, languages } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';
import type { ErrorBody } from './error-body.ts';
import errorPageTexts from './error-page-texts.json' with { type: 'json' };
import type { ErrorName } from './errors.ts';

const style =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#10282e;background:#f4f1ea;display:grid;min-height:100vh;' +
  'place-items:center}main{max-width:34rem;padding:2rem}h1{font-size:1.5rem;line-height:1.25}a{color:inherit}' +
  'small{overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{color:#f4f1ea;background:#10282e}}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** The content policy of an error page: its one style and nothing else. */
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Kind = 'busy' | 'full' | 'tooMany' | 'missing' | 'wrong' | 'failed';

const kinds: Partial<Record<ErrorName, Kind>> = {
  Unavailable: 'busy',
  InsufficientStorage: 'full',
  TooManyRequests: 'tooMany',
  NotFound: 'missing',
  Internal: 'failed',
};

type Texts = Record<Kind, { heading: string; advice: string }> & { again: string; home: string; id: string };
const texts: Record<Language, Texts> = errorPageTexts;

/** Whether a person waits in a browser for this answer; scripts do not ask for HTML. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** A small page without script or file, in the visitor's language, in the place of an answer that could not be made. */
export function errorPage(body: ErrorBody, request: FastifyRequest): { html: string; language: Language } {
  const language = languageOfVisit(request);
  const { again, home, id, ...byKind } = texts[language];
  const kind = kinds[body.name] ?? 'wrong';
  const { heading, advice } = byKind[kind];
  const isPassing = kind === 'busy' || kind === 'tooMany' || kind === 'failed';
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | Kontor</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${advice}</p>
<p>${isPassing ? `<a href="">${again}</a> · ` : ''}<a href="/">${home}</a></p>
<p><small>${id}: ${body.requestId}</small></p>
</main>
</body>
</html>
`;
  return { html, language };
}

function languageOfVisit({ url, headers }: FastifyRequest): Language {
  const asked = /[?&]lang=(\w+)/.exec(url)?.[1];
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1];
  return find(asked) ?? find(chosen) ?? languageOf(headers['accept-language']);
}

function find(tag: string | undefined): Language | undefined {
  return languages.find((language) => language === tag);
}
