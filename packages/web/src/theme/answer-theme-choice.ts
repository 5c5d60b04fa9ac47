import { redirect } from 'react-router';
import { preferenceCookie } from '../cookie/cookie.ts';
import { themeCookie, themeNamed } from './theme.ts';

interface Place {
  /** The application's own. */
  origin: string;
  /** Where whoever came from elsewhere goes. */
  home: string;
}

/** Remembers the theme that a form asks for and goes back to the page it came from. */
export async function answerThemeChoice(request: Request, { origin, home }: Place): Promise<Response> {
  const wanted = themeNamed((await request.formData()).get('theme'));
  const headers = { 'set-cookie': preferenceCookie(themeCookie, wanted ?? '', origin) };
  // Our own script only wants the cookie; a form sent without script wants its page back.
  if (!request.headers.get('accept')?.includes('text/html'))
    return new Response(null, { status: 204, headers });
  const from = URL.parse(request.headers.get('referer') ?? '');
  const back = from?.origin === origin ? from.pathname + from.search : home;
  return redirect(back, { status: 303, headers });
}
