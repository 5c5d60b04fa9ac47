import { defineOwnPage } from '../page/define-page.ts';
import { slugWithId } from '../page/page-parameter.ts';

/** Checklist 55: visitors are led to log in and come back. */
export const inquiryFormPage = defineOwnPage({
  route: '/business/:slug/send-request',
  module: 'inquiry-form/inquiry-form-page',
  parameters: { slug: slugWithId },
});
