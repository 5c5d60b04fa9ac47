import type { ComponentType } from 'react';
import { lazyPart } from './lazy-part.ts';

/** A part that is loaded where it is shown; where that fails it is left out, and the page is whole without it. */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyPart(() =>
    load().catch((error: unknown) => {
      console.warn(error);
      return { default: () => null };
    }),
  );
}
