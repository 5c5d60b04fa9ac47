import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { stripeOrigins } from '../session/content-policy.ts';
import { cardOriginsContext, settingsContext } from '../session/page-context.ts';

/** The page lets in Stripe where packages are paid through it; no other page does. */
export function loadMembership({ context }: LoaderFunctionArgs) {
  const { stripeScripts } = context.get(settingsContext);
  if (stripeScripts) context.set(cardOriginsContext, stripeOrigins(stripeScripts));
  return {
    stripeScripts,
    meta: ownPageMeta(
      {
        title: msg`Membership`,
        description: (portal) =>
          msg`The package of a business on ${portal}: what it includes, how long it runs, and what an upgrade costs today.`,
      },
      context,
    ),
  };
}
