import { resumeMails, unsubscribeFromMails } from '@kontor/contract';
import { type ActionFunctionArgs, data } from 'react-router';
import { errorNameIn } from '../session/answering.server.ts';
import { visitContext } from '../session/page-context.ts';

/**
 * Ends the mails of a link, or takes that back. A mail program that does it for its reader (RFC 8058) sends a form, too, whose one field
 * says nothing more; it is answered with the page.
 */
export async function changeSubscription({ params: { token = '' }, request, context }: ActionFunctionArgs) {
  const isUndone = (await request.formData()).has('undo');
  try {
    await context
      .get(visitContext)
      .call(isUndone ? resumeMails : unsubscribeFromMails, { params: { token } });
    return null;
  } catch (error) {
    // The page says so.
    if (errorNameIn(error) === 'NotFound') return data(null, { status: 404 });
    throw error;
  }
}
