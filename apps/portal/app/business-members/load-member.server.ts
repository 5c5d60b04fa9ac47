import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { membersPath } from './member-address.ts';

/** What the page of one of the people of a business has before it asks for them; an address that names nobody leads to all of them. */
export function loadMember({ params, url, context }: LoaderFunctionArgs) {
  const { searchParams } = url;
  if (!searchParams.get('id')) {
    const rest = new URLSearchParams([...searchParams].filter(([name]) => name !== 'id'));
    throw redirect(membersPath(params.slug ?? '') + (rest.size > 0 ? `?${rest}` : ''));
  }
  return {
    meta: ownPageMeta(
      {
        title: msg`Member`,
        description: (portal) => msg`A person who manages a business on ${portal}, and their role.`,
      },
      context,
    ),
  };
}
