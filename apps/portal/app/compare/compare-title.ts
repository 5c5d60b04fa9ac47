import type { ComparedKind } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** "Compare 3 businesses". */
export function compareTitle(kind: ComparedKind | undefined, count: number): MessageDescriptor {
  if (kind === undefined || count === 0) return msg`Compare businesses or products`;
  return kind === 'business'
    ? msg`${plural(count, { one: 'Compare # business', other: 'Compare # businesses' })}`
    : msg`${plural(count, { one: 'Compare # product', other: 'Compare # products' })}`;
}
