import { idSource } from '@kontor/contract';
import { defineOwnPage } from '../page/define-page.ts';
import { idAlone, type PageParameter } from '../page/page-parameter.ts';
import { myMessagesPath, oneself } from './message-address.ts';

/** A business by its slug or id, a person by theirs, or oneself. */
const party: PageParameter = {
  accepts: new RegExp(`^${oneself}$|${idSource}$`, 'i'),
  written: '[^/]+',
  shared: '[^/]+',
};

const frame = 'message-center/message-center';

export const messagePages = [
  defineOwnPage({
    route: '/business/:slug/requests',
    module: 'message-center/no-conversation-page',
    frame,
    parameters: { slug: party },
  }),
  defineOwnPage({
    route: '/business/:slug/requests/:rid',
    module: 'message-center/conversation-page',
    frame,
    parameters: { slug: party, rid: { ...idAlone, example: '00000000-0000-4000-8000-000000000000' } },
  }),
  defineOwnPage({ route: myMessagesPath, module: 'message-center/my-messages-page' }),
] as const;
