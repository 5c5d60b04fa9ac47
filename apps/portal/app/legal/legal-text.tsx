import type { Article } from '../article/article.ts';
import { ArticleLayout } from '../article/article-layout.tsx';
import './legal-text.css';

type LegalTextProps = Pick<Article, 'title' | 'lead' | 'html' | 'headings'>;

/** A legal text in a bordered box, its sections listed beside it (checklist 127, 128). */
export function LegalText({ title, lead, html, headings }: LegalTextProps) {
  return (
    <div className="s-page g-legal">
      <h1>{title}</h1>
      <p className="g-lead">{lead}</p>
      <ArticleLayout html={html} headings={headings} />
    </div>
  );
}
