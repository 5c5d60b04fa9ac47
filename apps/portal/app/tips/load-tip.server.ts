import { dayOf } from '@kontor/web/language/day';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readHead } from '../article/read-article.server.tsx';
import { visitContext } from '../session/page-context.ts';
import { readTip } from './read-tip.server.ts';
import { tipMeta } from './tip-meta.server.ts';
import { tipPath, tips } from './tips.ts';

/** The tip an address names, with the titles of all for its footer; 404 when there is none. */
export async function loadTip({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const number = tips.findIndex(({ name }) => name === params.tip);
  const tip = tips[number];
  if (!tip) throw data(null, { status: 404 });
  const { language } = context.get(visitContext);
  const [article, all] = await Promise.all([readTip(tip, context), titlesOfTips(context)]);
  const { title, lead, html, headings, minutes } = article;
  return {
    number,
    path: tipPath(tip),
    changed: dayOf(tip.changed, language),
    title,
    lead,
    html,
    headings,
    minutes,
    all,
    meta: tipMeta(article, tip, context),
  };
}

export type TipPageData = Awaited<ReturnType<typeof loadTip>>;

function titlesOfTips(context: LoaderFunctionArgs['context']) {
  const { language } = context.get(visitContext);
  return Promise.all(
    tips.map(async (tip) => {
      const head = await readHead({ collection: 'tips', name: tip.name }, language);
      return { path: tipPath(tip), title: head?.title ?? tip.name };
    }),
  );
}
