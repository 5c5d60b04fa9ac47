import { defineTextPage } from '../page/define-page.ts';

export const developersPage = defineTextPage({ route: '/developers', module: 'developers/developers' });
