import { type LoaderFunctionArgs, redirect } from 'react-router';
import { editTabs } from '../business-manage/manage-address.ts';

/** Without a tab, the first one (checklist 58). */
export function loader({ url: { pathname, search } }: LoaderFunctionArgs) {
  return redirect(`${pathname.replace(/\/?(\.data)?$/, '')}/${editTabs[0]}${search}`);
}
