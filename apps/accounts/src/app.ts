import { type Config, createService, type ServiceOptions, type ServiceSettings } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { addAssets } from './assets.ts';
import { chooseLanguage } from './language.ts';
import { renderPage } from './page.ts';
import { returnAddress } from './return-address.ts';
import type { PageName } from './texts.ts';

type Settings = ServiceSettings & Pick<Config, 'PORTAL_ORIGIN'> & Partial<Pick<Config, 'ACCOUNTS_ORIGIN'>>;
interface PageRequest {
  Querystring: { lang?: unknown; continue?: unknown };
}

// Nothing but our own style, pictures and fonts; no script at all, and no other site may show us in a frame.
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Addresses here can carry where a person came from, and later one-time codes: they are told to nobody.
const referrerPolicy = 'no-referrer';

/** The account service: `/login` and `/register`, which say that accounts are not open yet. */
export function createApp(config: Settings, more: Pick<ServiceOptions, 'logTo'> = {}): FastifyInstance {
  const app = createService({
    name: 'accounts',
    config,
    checks: {},
    errorPages: true,
    ...(config.ACCOUNTS_ORIGIN ? { origin: config.ACCOUNTS_ORIGIN } : {}),
    ...more,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', referrerPolicy);
    done();
  });
  const asset = addAssets(app);

  const pages: PageName[] = ['login', 'register'];
  for (const name of pages) {
    app.get<PageRequest>(`/${name}`, (request, reply) => {
      const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
      const back = returnAddress(request.query.continue, config.PORTAL_ORIGIN);
      return reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-store', vary: 'accept-language', 'x-robots-tag': 'noindex' })
        .headers({ 'content-security-policy': policy, 'content-language': language })
        .send(renderPage({ name, language, back, asset }));
    });
  }
  app.get('/', (_request, reply) => reply.redirect(`${config.PORTAL_ORIGIN}/`));
  return app;
}
