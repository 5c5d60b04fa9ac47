import { answerThemeChoice } from '@kontor/web/theme/answer-theme-choice';
import type { ActionFunctionArgs } from 'react-router';
import { pageContext } from '../visit/page-context.ts';

/** Remembers how the visitor wants pages to look. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerThemeChoice(request, {
    origin: context.get(pageContext).accounts.settings.ACCOUNTS_ORIGIN,
    home: '/login',
  });
}
