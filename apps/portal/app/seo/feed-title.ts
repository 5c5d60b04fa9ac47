import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the feed of a category calls itself, and what pages that offer it call it. */
export function feedTitle(category: string, portal: string): MessageDescriptor {
  return msg`New products: ${category} | ${portal}`;
}
