import { idFromSlug } from '@kontor/contract';
import { Outlet, useLocation, useParams } from 'react-router';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import type { PageHandle } from '../page-part/page-handle.ts';
import { ManagedPage } from './managed-page.tsx';

/** All of them belong to My Business. */
export const handle: PageHandle = { within: myBusinessPath };

/** Around the pages below a business in which it is managed. */
export default function ManageFrame() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  return (
    // The part of an address behind the business says where one is: `edit` of `/business/…/edit/general`.
    <ManagedPage businessID={idFromSlug(slug)} current={pathname.split('/')[3]}>
      {(managed) => <Outlet context={managed} />}
    </ManagedPage>
  );
}
