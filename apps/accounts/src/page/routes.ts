import type { FastifyInstance } from 'fastify';
import type { AssetAddress } from '../assets.ts';
import type { Context } from '../context.ts';
import { addLinkPages } from './link-pages.ts';
import { addOutboxPage } from './outbox-page.ts';
import { acceptForms } from './page-request.ts';
import { addRegisterPages } from './register-pages.ts';
import { addSignInPages } from './sign-in-pages.ts';

/** The pages people see. They call verbs, which know nothing of them. */
export function addPages(app: FastifyInstance, context: Context, asset: AssetAddress): void {
  const pages = { settings: context.settings, asset };
  app.register(async (scope) => {
    acceptForms(scope, pages);
    addSignInPages(scope, context, pages);
    addRegisterPages(scope, context, pages);
    addLinkPages(scope, context, pages);
    addOutboxPage(scope, context, pages);
  });
}
