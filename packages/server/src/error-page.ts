import { createHash } from 'node:crypto';
import { type Language, languageOf, languages } from '@kontor/contract';
import type { FastifyRequest } from 'fastify';
import type { ErrorBody } from './error-body.ts';
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

const texts: Record<
  Language,
  Record<Kind, [heading: string, advice: string]> & { home: string; id: string }
> = {
  en: {
    busy: ['Kontor is very busy right now', 'Please try again in a moment.'],
    full: ['There is no room to save this right now', 'Nothing was saved. Please try again later.'],
    tooMany: ['That was a lot of requests', 'Please wait a minute and try again.'],
    missing: ['There is no page at this address', 'It may have moved, or the address has a mistake.'],
    wrong: ['This request cannot be answered', 'Please check the address and try again.'],
    failed: ['Something went wrong on our side', 'Please try again in a moment.'],
    home: 'Home',
    id: 'Request',
  },
  es: {
    busy: ['Kontor está muy ocupado en este momento', 'Inténtelo de nuevo en unos instantes.'],
    full: [
      'Ahora mismo no hay espacio para guardarlo',
      'No se ha guardado nada. Inténtelo de nuevo más tarde.',
    ],
    tooMany: ['Demasiadas solicitudes', 'Espere un minuto e inténtelo de nuevo.'],
    missing: [
      'No hay ninguna página en esta dirección',
      'Puede haberse movido, o la dirección tiene un error.',
    ],
    wrong: ['No se puede responder a esta solicitud', 'Compruebe la dirección e inténtelo de nuevo.'],
    failed: ['Algo salió mal por nuestra parte', 'Inténtelo de nuevo en unos instantes.'],
    home: 'Inicio',
    id: 'Solicitud',
  },
  it: {
    busy: ['In questo momento Kontor è molto occupato', 'Riprovi tra qualche istante.'],
    full: ['Al momento non c’è spazio per salvare', 'Non è stato salvato nulla. Riprovi più tardi.'],
    tooMany: ['Troppe richieste', 'Attenda un minuto e riprovi.'],
    missing: [
      'A questo indirizzo non c’è nessuna pagina',
      'Potrebbe essere stata spostata, o l’indirizzo contiene un errore.',
    ],
    wrong: ['Non è possibile rispondere a questa richiesta', 'Controlli l’indirizzo e riprovi.'],
    failed: ['Qualcosa non ha funzionato da parte nostra', 'Riprovi tra qualche istante.'],
    home: 'Home',
    id: 'Richiesta',
  },
  zh: {
    busy: ['Kontor 目前非常繁忙', '请稍后重试。'],
    full: ['目前没有空间保存', '未保存任何内容，请稍后重试。'],
    tooMany: ['请求过多', '请等待一分钟后重试。'],
    missing: ['此地址没有页面', '页面可能已移动，或地址有误。'],
    wrong: ['无法处理此请求', '请检查地址后重试。'],
    failed: ['我们这边出了问题', '请稍后重试。'],
    home: '首页',
    id: '请求编号',
  },
};

/** Whether a person waits in a browser for this answer; scripts do not ask for HTML. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

/** A small page without script or file, in the visitor's language, in the place of an answer that could not be made. */
export function errorPage(body: ErrorBody, request: FastifyRequest): { html: string; language: Language } {
  const language = languageOfVisit(request);
  const { home, id, ...byKind } = texts[language];
  const [heading, advice] = byKind[kinds[body.name] ?? 'wrong'];
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
<p><a href="/">${home}</a></p>
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
