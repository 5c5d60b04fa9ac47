import type { MessageDescriptor } from '@lingui/core';
import type { LoaderFunctionArgs } from 'react-router';
import type { Thing } from '../seo/thing.ts';
import type { DrawingName } from '../share-picture/shared-page.ts';
import { headOf, sharedText, type Telling, tellingIn } from './telling.server.ts';

interface TextPage<Content> {
  path: string;
  title: MessageDescriptor;
  /** 70 to 160 characters, in Chinese 40 to 90, with the country's name. */
  description: (telling: Telling) => MessageDescriptor;
  keywords: (telling: Telling) => MessageDescriptor;
  things?: (telling: Telling) => Thing[];
  /** On its picture for social networks. */
  drawing: DrawingName;
  /** What stands on the page below its title. */
  content: (telling: Telling) => Content | Promise<Content>;
}

/** The loader of a page of texts that begins with a title and a lead. */
export function textPage<Content extends { lead: string }>(page: TextPage<Content>) {
  const { path, title, description, keywords, things, drawing } = page;
  return async ({ context }: Pick<LoaderFunctionArgs, 'context'>) => {
    const telling = tellingIn(context);
    const content = await page.content(telling);
    const meta = headOf(telling, {
      path,
      title,
      description: description(telling),
      keywords: keywords(telling),
      things: things?.(telling),
      shared: sharedText(content.lead, drawing),
    });
    return { title: telling.say(title), ...content, meta };
  };
}
