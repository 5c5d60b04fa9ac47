import type { MetaFunction } from 'react-router';
import { metaTags, type PageMeta } from '../session/meta-tags.ts';

/** The head of a page, as its loader made it; route modules export it as it is. */
export const meta: MetaFunction<() => { meta: PageMeta }> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);
