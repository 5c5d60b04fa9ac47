import type { ArticleElements } from '../article/read-article.server.tsx';
import { ExportRanking } from './export-ranking.server.tsx';
import { pictureSize, tipPicture } from './tip-picture.server.ts';

interface FigureProps {
  /** Name of the picture in `art`. */
  art: string;
  alt: string;
  caption: string;
}

/** A picture of the tips with what it says. */
function Figure({ art, alt, caption }: FigureProps) {
  return (
    <figure className="a-figure">
      <img src={tipPicture(art)} {...pictureSize} alt={alt} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** What the texts of the tips may hold besides Markdown. */
export const tipElements: ArticleElements = { Figure, TopExports: ExportRanking };
