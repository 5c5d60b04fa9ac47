import { type LoaderFunctionArgs, redirect } from 'react-router';
import { editTabs } from '../business-manage/manage-address.ts';

/** Without a tab, the first one (checklist 58). */
export function loader({ url: { pathname, search } }: LoaderFunctionArgs) {
  return redirect(`${pathname.replace(/\/?(\.data)?$/, '')}/${editTabs[0]}${search}`);
}

/** Never drawn: with it the route is a page, and an address it cannot have is answered as those of other pages are. */
export default function FirstTab() {
  return null;
}
