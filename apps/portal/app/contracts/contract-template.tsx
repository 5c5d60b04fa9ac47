import { Note } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ArticleContents } from '../article/article-contents.tsx';
import { ArticleText } from '../article/article-text.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { contractHelpPath } from './contract-templates.ts';
import { loadTemplate } from './load-template.server.ts';
import { TemplateList } from './template-list.tsx';
import { TemplateTools } from './template-tools.tsx';
import './contracts.css';

export const loader = (args: LoaderFunctionArgs) => loadTemplate(args);

/** A contract template: what it is for, its clauses explained, its text. */
export default function ContractTemplatePage() {
  const { title, lead, html, headings, file, help, others } = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <p className="n-way">
        <a href={contractHelpPath}>{help}</a>
      </p>
      <h1>{title}</h1>
      <p className="s-lead">{lead}</p>
      <div className="n-columns">
        <div className="n-side">
          <TemplateTools file={file} />
          <Note>
            <Trans>
              General information, not legal advice. <a href={contractHelpPath}>How to use the templates</a>
            </Trans>
          </Note>
          <ArticleContents headings={headings} />
        </div>
        <ArticleText html={html} />
      </div>
      <TemplateList templates={others} />
      <ClosingCall />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
