import { type ActionFunctionArgs, redirect } from 'react-router';
import { preferenceCookie } from '../session/cookie.ts';
import { settingsContext } from '../session/page-context.ts';
import { themeCookie, themeNamed } from '../session/theme.ts';

/** Remembers the theme a form asks for and goes back to the page it came from. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { origin } = context.get(settingsContext);
  const wanted = themeNamed(String((await request.formData()).get('theme')));
  const from = URL.parse(request.headers.get('referer') ?? '', origin);
  const headers = { 'set-cookie': preferenceCookie(themeCookie, wanted ?? '', origin) };
  // Our own script only wants the cookie; a form sent without script wants its page back.
  if (!request.headers.get('accept')?.includes('text/html'))
    return new Response(null, { status: 204, headers });
  const back = from?.origin === origin ? from.pathname + from.search : '/';
  return redirect(back, { headers });
}
