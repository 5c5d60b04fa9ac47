import type { Article } from './article.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleText } from './article-text.tsx';

/** An article and its contents: above the text, from 1200 px beside it. */
export function ArticleLayout({ html, headings }: Pick<Article, 'html' | 'headings'>) {
  return (
    <div className="a-layout">
      <ArticleContents headings={headings} />
      <ArticleText html={html} />
    </div>
  );
}
