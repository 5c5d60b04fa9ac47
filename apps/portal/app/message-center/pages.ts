import { defineOwnPage } from '../page/define-page.ts';
import { ownID } from '../page/page-parameter.ts';
import { party } from './conversation-parameters.ts';
import { myMessagesPath } from './message-address.ts';

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
    parameters: { slug: party, rid: ownID },
  }),
  defineOwnPage({ route: myMessagesPath, module: 'message-center/my-messages-page' }),
] as const;
