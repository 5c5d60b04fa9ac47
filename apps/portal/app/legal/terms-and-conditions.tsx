import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PageHandle } from '../page-part/page-handle.ts';
import { metaTags } from '../session/page-meta.ts';
import { LegalText } from './legal-text.tsx';
import { loadLegalText } from './load-legal-text.server.ts';

export const handle: PageHandle = { searchLink: true };

/** Checklist 128. */
export function loader({ context }: LoaderFunctionArgs) {
  return loadLegalText('terms-and-conditions', context);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

export default function TermsAndConditions() {
  return <LegalText {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
