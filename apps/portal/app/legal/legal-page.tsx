import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticleLayout } from '../article/article-layout.tsx';
import { loadLegalText } from './load-legal-text.server.ts';
import './legal-text.css';

export const loader = ({ url, context }: LoaderFunctionArgs) => loadLegalText(url.pathname, context);

/** A legal text in a bordered box, its sections listed beside it (checklist 127, 128). */
export default function LegalPage() {
  const { title, lead, html, headings } = useLoaderData<typeof loader>();
  return (
    <div className="s-page g-legal">
      <h1>{title}</h1>
      <p className="s-lead">{lead}</p>
      <ArticleLayout html={html} headings={headings} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
