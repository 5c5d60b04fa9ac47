import { type ComponentType, lazy } from 'react';

/** A part that is loaded where it is shown; where that fails it is left out, and the page is whole without it. */
export function lazyExtra<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn(error);
      return { default: () => null };
    }),
  );
}
