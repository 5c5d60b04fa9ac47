import { party } from '../message-center/conversation-parameters.ts';
import { defineOwnPage, defineTextPage } from '../page/define-page.ts';
import { ownID } from '../page/page-parameter.ts';
import { checkPath } from './transcript-address.ts';

export const transcriptPages = [
  defineOwnPage({
    route: '/business/:slug/requests/:rid/transcript',
    module: 'transcript/transcript-page',
    parameters: { slug: party, rid: ownID },
  }),
  defineTextPage({ route: checkPath, module: 'transcript/check-page' }),
] as const;
