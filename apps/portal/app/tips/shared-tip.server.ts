import { dayOf } from '@kontor/web/language/day';
import { msg, plural } from '@lingui/core/macro';
import type { Article } from '../article/article.ts';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';
import { type Tip, tips } from './tips.ts';

/** What the picture of a tip says. */
export function sharedTip(
  { title, minutes }: Pick<Article, 'title' | 'minutes'>,
  tip: Tip,
  { i18n, language }: Pick<Visit, 'i18n' | 'language'>,
): SharedPage {
  const number = tips.indexOf(tip);
  return {
    kind: i18n._(msg`Tip ${number}`),
    title,
    facts: [
      {
        label: i18n._(msg`Reading time`),
        value: i18n._(msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`),
      },
      { label: i18n._(msg`Last updated`), value: dayOf(tip.changed, language) },
    ],
    art: { kind: 'drawing', name: `tips/${tip.picture}` },
  };
}

/** What the picture of their index says. */
export function sharedTips({ i18n }: Pick<Visit, 'i18n'>): SharedPage {
  return {
    kind: i18n._(msg`Export tips`),
    title: i18n._(msg`Articles`),
    facts: [],
    lead: i18n._(
      msg`Seven tips for industrial companies that want to sell abroad. Each can be read on its own; together they lead from the first idea to the first order.`,
    ),
    art: { kind: 'drawing', name: 'tips/seven-plates' },
  };
}
