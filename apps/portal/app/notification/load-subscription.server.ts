import { getMailSubscription, type MailSubscription } from '@kontor/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { errorNameIn } from '../session/answering.server.ts';
import { visitContext } from '../session/page-context.ts';

/** What the link of a mail ends; null for a link that is none, or no more. */
export async function loadSubscription({
  params: { token = '' },
  context,
}: LoaderFunctionArgs): Promise<MailSubscription | null> {
  try {
    return await context.get(visitContext).call(getMailSubscription, { params: { token } });
  } catch (error) {
    if (errorNameIn(error) === 'NotFound') return null;
    throw error;
  }
}
