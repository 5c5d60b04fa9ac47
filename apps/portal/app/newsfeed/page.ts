import { defineOwnPage } from '../page/define-page.ts';
import { newsfeedPath } from './newsfeed-address.ts';

export const newsfeedPage = defineOwnPage({ route: newsfeedPath, module: 'newsfeed/newsfeed-page' });
