import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName, inSentence } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import { part, thing } from '../seo/thing.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { readTip } from './read-tip.server.ts';
import { sharedTips } from './shared-tip.server.ts';
import { tipPicture } from './tip-picture.server.ts';
import { type Tip, tipPath, tips, tipsPath } from './tips.ts';

/** A tip on the index. */
export interface TipView {
  number: number;
  path: string;
  /** Address of its picture. */
  picture: string;
  title: string;
  lead: string;
  minutes: number;
}

/** All tips as the index shows them: no more of each text than its head. */
export async function loadTips({ context }: Pick<LoaderFunctionArgs, 'context'>) {
  const shown = await Promise.all(tips.map((tip, number) => viewOfTip(tip, number, context)));
  return { tips: shown, meta: tipsMeta(shown, context) };
}

async function viewOfTip(tip: Tip, number: number, context: LoaderFunctionArgs['context']): Promise<TipView> {
  const { title, lead, minutes } = await readTip(tip, context);
  return { number, path: tipPath(tip), picture: tipPicture(tip.picture), title, lead, minutes };
}

function tipsMeta(shown: readonly TipView[], context: LoaderFunctionArgs['context']): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const portal = countryName(country, language);
  const place = inSentence(portal);
  return {
    title: i18n._(msg`Articles: seven export tips | ${brand.name} ${portal}`),
    description: i18n._(
      msg`Seven articles for industrial companies in ${place} that want to sell abroad: first steps, marketing, distribution, buyers, evidence, products.`,
    ),
    keywords: keywordList([i18n._(msg`export tips`), ...shown.map(({ title }) => title), portal, 'B2B']),
    canonical: origin + tipsPath,
    things: [
      thing('ItemList', {
        itemListElement: shown.map(({ number, path, title }) =>
          part('ListItem', { position: number + 1, url: origin + path, name: title }),
        ),
      }),
    ],
    picture: sharePicture(tipsPath, sharedTips({ i18n }), context),
  };
}
