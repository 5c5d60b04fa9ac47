import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticleText } from '../article/article-text.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import picture from './art/three-papers.svg';
import { loadContractHelp } from './load-contract-help.server.ts';
import { TemplateList } from './template-list.tsx';
import './contracts.css';

export const loader = ({ context }: LoaderFunctionArgs) => loadContractHelp(context);

/** The templates, what they have in common and what they are not (checklist 41). */
export default function ContractHelp() {
  const { title, lead, html, templates } = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <header className="n-head">
        <div>
          <h1>{title}</h1>
          <p className="s-lead">{lead}</p>
        </div>
        <img src={picture} width="800" height="420" alt="" />
      </header>
      <TemplateList templates={templates} />
      <ArticleText html={html} />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
