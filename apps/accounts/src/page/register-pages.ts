import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { escapeHtml } from '../html.ts';
import { outboxOf } from '../mail/outbox.ts';
import { listCountries } from '../sign-up/list-countries.ts';
import { signUp } from '../sign-up/sign-up.ts';
import { acceptTerms, type FormState, form, input, select, untouched } from './form.ts';
import { addressOf } from './layout.ts';
import { leadTo, type PageRequest, type Pages, pageRequest, refused, sendPage } from './page-request.ts';
import { texts } from './texts.ts';

/** `/register`, and where it leads to. */
export function addRegisterPages(app: FastifyInstance, context: Context, pages: Pages): void {
  app.get('/register', async (request, reply) => {
    const page = pageRequest(pages, request);
    return sendPage(pages, reply, 'register', page, await registerForm(context, page, untouched));
  });

  app.post('/register', async (request, reply) => {
    const page = pageRequest(pages, request);
    const { field, back } = page;
    const values = {
      firstName: field('firstName'),
      lastName: field('lastName'),
      email: field('email'),
      country: field('country'),
    };
    try {
      const password = field('password');
      await signUp(context, page.visit, {
        ...values,
        password,
        acceptTerms: field('acceptTerms') === 'yes',
        back,
      });
      return leadTo(reply, 'check-mail', page);
    } catch (error) {
      const state = refused(reply, error, values);
      return sendPage(pages, reply, 'register', page, await registerForm(context, page, state));
    }
  });

  app.get('/check-mail', (request, reply) => {
    const page = pageRequest(pages, request);
    const { links } = texts[page.language];
    const shows = outboxOf(context.settings, page.visit.address) !== 'none';
    const outbox = `<p><a href="/outbox?lang=${page.language}">${escapeHtml(links.outbox)}</a></p>`;
    return sendPage(pages, reply, 'check-mail', page, shows ? outbox : '');
  });
}

async function registerForm(context: Context, page: PageRequest, state: FormState): Promise<string> {
  const { language } = page;
  const text = texts[language];
  const fields = [
    input('firstName', language, state, { autocomplete: 'given-name' }),
    input('lastName', language, state, { autocomplete: 'family-name' }),
    input('email', language, state, { type: 'email', autocomplete: 'username' }),
    input('password', language, state, {
      type: 'password',
      autocomplete: 'new-password',
      hint: text.hints.password,
    }),
    select('country', language, state, await listCountries(context, language)),
    acceptTerms(language, state),
  ];
  return `${form(addressOf('register', page), language, state, fields, text.pages.register.submit ?? '')}
<p><a href="${escapeHtml(addressOf('login', page))}">${escapeHtml(text.links.login)}</a></p>`;
}
