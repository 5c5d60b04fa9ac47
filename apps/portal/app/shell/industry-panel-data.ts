import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { industryTree } from '../session/reference.server.ts';

const maximum = 6;

/** What the panel of one industry shows: at most six categories with six subcategories each (checklist 91). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const tree = await industryTree(context);
  const industry = tree.find(({ key }) => key === params.key);
  if (!industry) throw new Response(null, { status: 404 });
  const categories = industry.categories.slice(0, maximum).map(({ id, name, subCategories }) => ({
    id,
    name,
    subcategories: subCategories.slice(0, maximum).map((each) => ({ id: each.id, name: each.name })),
    hasMore: subCategories.length > maximum,
  }));
  return {
    id: industry.key,
    name: industry.name,
    description: industry.description,
    categories,
    hasMore: industry.categories.length > maximum,
  };
}

/** The panel says itself that it has no content: a failure must not take the place of the page around it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<PanelContent | null> {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return null;
  }
}

export type PanelContent = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = () => false;
