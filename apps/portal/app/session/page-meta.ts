import type { MetaDescriptor } from 'react-router';

/** Title, description and keywords of a page, with the country's name in them (checklist 18); made by its loader. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address machines are to know the page by. */
  canonical?: string;
  /** Not for search engines. */
  hidden?: boolean;
}

export function metaTags(meta: PageMeta | undefined): MetaDescriptor[] {
  if (!meta) return [];
  const { title, description, keywords, canonical, hidden } = meta;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}
