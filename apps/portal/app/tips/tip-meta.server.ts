import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import type { Article } from '../article/article.ts';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { breadcrumbList } from '../seo/breadcrumbs.ts';
import { keywordList } from '../seo/cut-text.ts';
import { part, thing } from '../seo/thing.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { sharedTip } from './shared-tip.server.ts';
import { tipPicture } from './tip-picture.server.ts';
import { type Tip, tipPath, tipsPath } from './tips.ts';

/** Title, description and keywords of a tip, with the country's name in them; for crawlers the article and the way to it. */
export function tipMeta(article: Article, tip: Tip, context: LoaderFunctionArgs['context']): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const { title, description, keywords } = article;
  const portal = countryName(country, language);
  const canonical = origin + tipPath(tip);
  const operator = part('Organization', { '@id': `${origin}/#organization`, name: brand.company });
  return {
    title: `${title} | ${brand.name} ${portal}`,
    description,
    keywords: keywordList([...keywords, portal]),
    canonical,
    things: [
      thing('Article', {
        headline: title,
        description,
        image: origin + tipPicture(tip.picture),
        inLanguage: language,
        dateModified: tip.changed,
        mainEntityOfPage: canonical,
        author: operator,
        publisher: operator,
      }),
      breadcrumbList([{ name: i18n._(msg`Articles`), address: origin + tipsPath }, { name: title }]),
    ],
    picture: sharePicture(tipPath(tip), sharedTip(article, tip, { i18n, language }), context),
  };
}
