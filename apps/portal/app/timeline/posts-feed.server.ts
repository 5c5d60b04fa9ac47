import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { timelineFeedAddress } from './timeline-address.ts';

/** The feed of what a person or a business posts, as pages announce it where there are posts. */
export function postsFeed(
  { id, name }: { id: string; name: string },
  context: LoaderFunctionArgs['context'],
): NonNullable<PageMeta['feed']> {
  const { origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  return { address: origin + timelineFeedAddress(id, language), title: i18n._(msg`Posts by ${name}`) };
}
