import './article.css';

/** The text of an article. It is HTML of our own files, made by `readArticle`; nothing of a visitor is in it. */
export function ArticleText({ html }: { html: string }) {
  return <div className="a-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
