import { msg } from '@lingui/core/macro';
import type { Visit } from '../session/page-context.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';

/** What the picture of a country's portal says: its promise, and what it does for it. */
export function sharedHome(tagline: string, { i18n }: Pick<Visit, 'i18n'>): SharedPage {
  return {
    kind: i18n._(msg`Industrial directory and network`),
    title: tagline,
    facts: [],
    lead: i18n._(
      msg`Find manufacturers, distributors, wholesalers, importers and exporters. Compare their facts. See who checked what.`,
    ),
    art: { kind: 'drawing', name: 'ui/trading-floor' },
  };
}
