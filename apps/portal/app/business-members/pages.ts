import { defineOwnPage } from '../page/define-page.ts';
import { type PageParameter, slugWithId } from '../page/page-parameter.ts';

/** What stands in the link of an invitation; whether it leads anywhere the api says. */
const invitationToken: PageParameter = {
  accepts: /^[\w-]{20,100}$/,
  written: '[\\w-]{20,100}',
  shared: '[\\w-]{20,100}',
  example: 'an-invitation-there-never-was',
};

export const businessMemberPages = [
  defineOwnPage({
    route: '/business/:slug/members',
    module: 'business-members/members-page',
    frame: 'business-manage/manage-frame',
    parameters: { slug: slugWithId },
  }),
  defineOwnPage({
    route: '/business/:slug/member',
    module: 'business-members/member-page',
    parameters: { slug: slugWithId },
  }),
  defineOwnPage({
    route: '/invitations/:token',
    module: 'business-members/invitation-page',
    parameters: { token: invitationToken },
    // Nothing that a link is used by is written into a table of pages.
    counted: false,
  }),
] as const;
