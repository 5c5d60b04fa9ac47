import type { MessageDescriptor } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import type { ArticleHead } from '../article/article.ts';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import type { Thing } from '../seo/thing.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';

interface Page {
  path: string;
  /** What kind of article it is. */
  kind: MessageDescriptor;
  things?: Thing[];
}

/** Title, description and keywords of an article's page at a path, each with the country's name (checklist 18). */
export function articleMeta(
  { title, lead, description, keywords }: ArticleHead,
  { path, kind, things }: Page,
  context: LoaderFunctionArgs['context'],
): PageMeta {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(country, language)}`;
  return {
    title: `${title} | ${portal}`,
    description: `${description} ${portal}`,
    keywords: keywordList([...keywords, portal]),
    canonical: origin + path,
    ...(things ? { things } : {}),
    picture: sharePicture(
      path,
      {
        kind: i18n._(kind),
        title,
        facts: [],
        lead,
        art: { kind: 'drawing', name: 'contracts/three-papers' },
      },
      context,
    ),
  };
}
