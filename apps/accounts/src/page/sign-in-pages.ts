import type { FastifyInstance, FastifyReply } from 'fastify';
import { undoDeletion } from '../account/delete-account.ts';
import type { Context } from '../context.ts';
import { escapeHtml } from '../html.ts';
import { giveCode } from '../second-factor/give-code.ts';
import { handOutCode } from '../session/hand-out-code.ts';
import { withCookies } from '../sign-in/carry-sessions.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { type SignedIn, signedIn, who } from '../sign-in/who.ts';
import { type FormState, form, input, untouched } from './form.ts';
import { addressOf } from './layout.ts';
import {
  leadTo,
  type PageRequest,
  type Pages,
  pageRequest,
  refused,
  sendPage,
  setCookies,
} from './page-request.ts';
import { texts } from './texts.ts';

/** `/login` and `/second-factor`. */
export function addSignInPages(app: FastifyInstance, context: Context, pages: Pages): void {
  const { settings } = context;

  async function goBack(reply: FastifyReply, page: PageRequest, here: SignedIn): Promise<FastifyReply> {
    setCookies(reply, here.cookies);
    if (here.user.deleteAfter) return leadTo(reply, 'undo-deletion', page);
    reply.header('cache-control', 'no-store');
    return reply.redirect(await handOutCode(context, here, page.back), 303);
  }

  async function goOn(reply: FastifyReply, page: PageRequest, cookies: string[]): Promise<FastifyReply> {
    setCookies(reply, cookies);
    const headers = withCookies(page.visit.headers, cookies);
    const here = await signedIn(context, { ...page.visit, headers });
    return goBack(reply, page, { ...here, cookies: [] });
  }

  app.get('/login', async (request, reply) => {
    const page = pageRequest(pages, request);
    const here = await who(context, page.visit);
    if (here) return goBack(reply, page, here);
    return sendPage(pages, reply, 'login', page, loginForm(page, untouched));
  });

  app.post('/login', async (request, reply) => {
    const page = pageRequest(pages, request);
    const email = page.field('email');
    try {
      const outcome = await signIn(context, page.visit, {
        email,
        password: page.field('password'),
        back: page.back,
      });
      if (outcome.kind === 'signed-in') return await goOn(reply, page, outcome.cookies);
      if (outcome.kind === 'second-factor') {
        setCookies(reply, outcome.cookies);
        return leadTo(reply, 'second-factor', page);
      }
      const state: FormState = { values: { email }, issues: {}, problem: outcome.kind };
      return sendPage(pages, reply.code(401), 'login', page, loginForm(page, state));
    } catch (error) {
      const state = refused(reply, error, { email });
      return sendPage(pages, reply, 'login', page, loginForm(page, state));
    }
  });

  app.get('/second-factor', (request, reply) => {
    const page = pageRequest(pages, request);
    return sendPage(pages, reply, 'second-factor', page, codeForm(page, untouched));
  });

  app.post('/second-factor', async (request, reply) => {
    const page = pageRequest(pages, request);
    try {
      return await goOn(reply, page, await giveCode(context, page.visit, { code: page.field('code') }));
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionError') return leadTo(reply, 'login', page);
      return sendPage(pages, reply, 'second-factor', page, codeForm(page, refused(reply, error)));
    }
  });

  app.post('/sign-out', async (request, reply) => {
    const page = pageRequest(pages, request);
    setCookies(reply, await signOut(context, page.visit));
    return leadTo(reply, 'login', page);
  });

  app.post('/keep-account', async (request, reply) => {
    const page = pageRequest(pages, request);
    await undoDeletion(context, page.visit);
    return goBack(reply, page, await signedIn(context, page.visit));
  });
  app.get('/', (_request, reply) => reply.redirect(`${settings.PORTAL_ORIGIN}/`));
}

function loginForm(page: PageRequest, state: FormState): string {
  const { language } = page;
  const text = texts[language];
  const fields = [
    input('email', language, state, { type: 'email', autocomplete: 'username' }),
    input('password', language, state, { type: 'password', autocomplete: 'current-password' }),
  ];
  return `${form(addressOf('login', page), language, state, fields, text.pages.login.submit ?? '')}
<p><a href="${escapeHtml(addressOf('forgotten-password', page))}">${escapeHtml(text.links.forgotten)}</a></p>
<p><a href="${escapeHtml(addressOf('register', page))}">${escapeHtml(text.links.register)}</a></p>`;
}

function codeForm(page: PageRequest, state: FormState): string {
  const { language } = page;
  const { hints, pages } = texts[language];
  const fields = [input('code', language, state, { autocomplete: 'one-time-code', hint: hints.code })];
  return form(addressOf('second-factor', page), language, state, fields, pages['second-factor'].submit ?? '');
}
