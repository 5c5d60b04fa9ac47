import { data } from 'react-router';
import type { answerForm } from '../../form/answer-form.server.ts';
import { withCookies } from '../../visit/with-cookies.ts';

type Answer = Awaited<ReturnType<typeof answerForm>>;

/** What a form is answered with, with more to show on its page and with cookies a verb gave. */
export function addToAnswer<More extends object>(
  answer: Answer,
  more: More,
  cookies: readonly string[] = [],
) {
  if (answer instanceof Response) return answer;
  const headers = withCookies(cookies);
  for (const [name, value] of new Headers(answer.init?.headers)) headers.append(name, value);
  return data({ ...answer.data, ...more }, { ...answer.init, headers });
}
