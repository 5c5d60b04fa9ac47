import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { leadBack, leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  return leadTo('/undo-deletion', context.get(pageContext));
}

/** Keeps the account of who is signed in, and goes back to the portal. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext);
  const { verbs, accounts, visit } = page;
  if (!(await verbs.who(accounts, visit))) return leadTo('/login', page);
  await verbs.undoDeletion(accounts, visit);
  return (await leadBack(page)) ?? leadTo('/login', page);
}
