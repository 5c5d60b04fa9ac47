import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageContext } from '../visit/page-context.ts';

/** There is nothing at the root of this origin: people are at home in the portal. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(`${context.get(pageContext).accounts.settings.PORTAL_ORIGIN}/`);
}
