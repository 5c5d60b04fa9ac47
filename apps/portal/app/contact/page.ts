import { defineTextPage } from '../page/define-page.ts';
import { contactPath } from './contact-address.ts';

export const contactPage = defineTextPage({ route: contactPath, module: 'contact/contact-us' });
