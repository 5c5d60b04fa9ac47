import { defineNounPage, defineOwnPage, definePage } from '../page/define-page.ts';
import { idAlone } from '../page/page-parameter.ts';

export const groupPages = [
  definePage({
    route: '/groups',
    module: 'group/groups-page',
    // It says of each group how many are in it, and to whoever is signed in what they are there.
    cached: false,
    indexed: 'pages',
    personal: true,
    sharePicture: false,
  }),
  defineNounPage({
    noun: 'group',
    module: 'group/group-page',
    cached: false,
    personal: true,
    sharePicture: false,
  }),
  defineOwnPage({ route: '/groups/create', module: 'group/group-form-page' }),
  defineOwnPage({
    route: '/groups/:groupID/edit',
    module: 'group/group-form-page',
    parameters: { groupID: idAlone },
  }),
] as const;
