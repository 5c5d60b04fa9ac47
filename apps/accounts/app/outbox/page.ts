import { definePage } from '../page/define-page.ts';

export const outboxPage = definePage({ route: '/outbox', module: 'outbox/outbox-page', frame: 'wide' });
