import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { profileHandle } from '../page-part/page-handle.ts';
import { useViewed } from '../recently-viewed/use-viewed.ts';
import { BusinessBody } from './business-body.tsx';
import { loadBusiness } from './load-business.server.ts';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadBusiness(args);

/** Checklist 142–146. */
export default function BusinessPage() {
  const business = useLoaderData<typeof loader>();
  useViewed('business', business.id, business.id);
  return <BusinessBody {...business} />;
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
