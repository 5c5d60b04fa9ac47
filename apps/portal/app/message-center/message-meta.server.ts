import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';

/** The head of all pages of the message center. */
export function messageMeta(context: LoaderFunctionArgs['context']) {
  return ownPageMeta(
    {
      title: msg`Message center`,
      description: (portal) =>
        msg`Your inquiries and conversations on ${portal}, with everything new in them.`,
    },
    context,
  );
}
