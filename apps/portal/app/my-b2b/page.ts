import { defineOwnPage } from '../page/define-page.ts';
import { myB2bPath } from './my-b2b-address.ts';

export const myB2bPage = defineOwnPage({ route: myB2bPath, module: 'my-b2b/my-b2b-page' });
