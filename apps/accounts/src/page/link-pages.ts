import type { FastifyInstance } from 'fastify';
import { confirmEmailChange } from '../account/change-email.ts';
import { undoDeletionByLink } from '../account/delete-account.ts';
import type { Context } from '../context.ts';
import { escapeHtml } from '../html.ts';
import { askNewPassword } from '../password/ask-new-password.ts';
import { choosePassword, findPasswordLink } from '../password/choose-password.ts';
import { confirmEmail } from '../sign-up/confirm-email.ts';
import { type FormState, form, input, untouched } from './form.ts';
import { addressOf } from './layout.ts';
import { leadTo, type PageRequest, type Pages, pageRequest, refused, sendPage } from './page-request.ts';
import { texts } from './texts.ts';

type ButtonPage = 'confirm-email' | 'change-email' | 'undo-deletion';

/**
 * Where links in mails lead to. Following one changes nothing yet: programs that look into mails follow them, too. What
 * it is for is done by the button.
 */
export function addLinkPages(app: FastifyInstance, context: Context, pages: Pages): void {
  const verbs: Record<ButtonPage, (token: string) => Promise<'changed' | 'waiting' | undefined>> = {
    'confirm-email': async (token) => {
      await confirmEmail(context, token);
      return undefined;
    },
    'change-email': (token) => confirmEmailChange(context, token),
    'undo-deletion': async (token) => {
      await undoDeletionByLink(context, token);
      return undefined;
    },
  };
  const names = Object.keys(verbs) as ButtonPage[];
  for (const name of names) {
    app.get(`/${name}`, (request, reply) => {
      const page = pageRequest(pages, request);
      const { token } = page;
      return sendPage(pages, reply, name, page, buttonForm(name, page, untouched), { token });
    });
    app.post(`/${name}`, async (request, reply) => {
      const page = pageRequest(pages, request);
      const text = texts[page.language];
      try {
        const outcome = await verbs[name](page.token);
        if (outcome === undefined) return leadTo(reply, 'login', page);
        const done = outcome === 'waiting' ? text.doneWaiting : text.done;
        return sendPage(pages, reply, name, page, `<p role="status">${escapeHtml(done)}</p>`);
      } catch (error) {
        return sendPage(pages, reply, name, page, buttonForm(name, page, refused(reply, error)));
      }
    });
  }

  app.get('/forgotten-password', (request, reply) => {
    const page = pageRequest(pages, request);
    return sendPage(pages, reply, 'forgotten-password', page, addressForm(page, untouched));
  });
  app.post('/forgotten-password', async (request, reply) => {
    const page = pageRequest(pages, request);
    const email = page.field('email');
    try {
      await askNewPassword(context, page.visit, { email, back: page.back });
      return leadTo(reply, 'check-mail', page);
    } catch (error) {
      return sendPage(
        pages,
        reply,
        'forgotten-password',
        page,
        addressForm(page, refused(reply, error, { email })),
      );
    }
  });

  app.get('/new-password', async (request, reply) => {
    const page = pageRequest(pages, request);
    const { token } = page;
    try {
      await findPasswordLink(context, token);
      return sendPage(pages, reply, 'new-password', page, passwordForm(page, untouched), { token });
    } catch (error) {
      return sendPage(pages, reply, 'new-password', page, passwordForm(page, refused(reply, error)), {
        token,
      });
    }
  });
  app.post('/new-password', async (request, reply) => {
    const page = pageRequest(pages, request);
    const { token } = page;
    try {
      await choosePassword(context, page.visit, { token, password: page.field('password') });
      return leadTo(reply, 'login', page);
    } catch (error) {
      return sendPage(pages, reply, 'new-password', page, passwordForm(page, refused(reply, error)), {
        token,
      });
    }
  });
}

/** Without a link, who is signed in keeps the account by the same button. */
function buttonForm(name: ButtonPage, page: PageRequest, state: FormState): string {
  const { language, token } = page;
  const submit = texts[language].pages[name].submit ?? '';
  const linked = addressOf(name, { ...page, query: { token } });
  const action =
    name === 'undo-deletion' && !token ? linked.replace(/^\/undo-deletion/, '/keep-account') : linked;
  const explanation = name === 'undo-deletion' ? `<p>${escapeHtml(texts[language].undo)}</p>` : '';
  return `${explanation}${form(action, language, state, [], submit)}`;
}

function addressForm(page: PageRequest, state: FormState): string {
  const { language } = page;
  const fields = [input('email', language, state, { type: 'email', autocomplete: 'username' })];
  const submit = texts[language].pages['forgotten-password'].submit ?? '';
  return form(addressOf('forgotten-password', page), language, state, fields, submit);
}

function passwordForm(page: PageRequest, state: FormState): string {
  const { language, token } = page;
  const { hints, pages } = texts[language];
  const options = { type: 'password', autocomplete: 'new-password', hint: hints.password } as const;
  const action = addressOf('new-password', { ...page, query: { token } });
  return form(
    action,
    language,
    state,
    [input('password', language, state, options)],
    pages['new-password'].submit ?? '',
  );
}
