import { useLingui } from '@lingui/react/macro';
import type { Article } from './article.ts';

/** The sections of an article, as links to them. */
export function ArticleContents({ headings }: Pick<Article, 'headings'>) {
  const { t } = useLingui();
  return (
    <nav className="a-contents" aria-label={t`On this page`}>
      <p className="a-contents-title">{t`On this page`}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
