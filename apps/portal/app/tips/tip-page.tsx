import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticleLayout } from '../article/article-layout.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { loadTip } from './load-tip.server.ts';
import { TipHead } from './tip-head.tsx';
import { TipsFooter } from './tips-footer.tsx';
import './tips.css';

export const loader = (args: LoaderFunctionArgs) => loadTip(args);

/** Checklist 79–85 and 121–125. */
export default function TipPage() {
  const tip = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <article>
        <TipHead {...tip} />
        <ArticleLayout {...tip} />
      </article>
      <TipsFooter {...tip} />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
