import { type ActionFunctionArgs, redirect } from 'react-router';
import { preferenceCookie } from '../visit/cookie.ts';
import { pageContext } from '../visit/page-context.ts';
import { themeCookie, themeNamed } from './theme.ts';

/** Remembers the theme a form asks for and goes back to the page it came from. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const origin = context.get(pageContext).accounts.settings.ACCOUNTS_ORIGIN;
  const wanted = themeNamed((await request.formData()).get('theme'));
  const headers = { 'set-cookie': preferenceCookie(themeCookie, wanted ?? '', origin) };
  // Our own script only wants the cookie; a form sent without script wants its page back.
  if (!request.headers.get('accept')?.includes('text/html'))
    return new Response(null, { status: 204, headers });
  const from = URL.parse(request.headers.get('referer') ?? '');
  const back = from?.origin === origin ? from.pathname + from.search : '/login';
  return redirect(back, { status: 303, headers });
}
