import { type ComponentType, createElement, lazy } from 'react';

const arriving = new Set<Promise<void>>();

/**
 * A part of a page in a chunk of its own.
 * A browser loads it where it is shown. A server loads it as it starts, for it renders a page in one go: a part that
 * came later would be left to the browser in the first page alone, which reports that as an error.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(load);
  if (!import.meta.env.SSR) return Part;
  let Loaded: ComponentType<Props> = Part;
  const arrival = load()
    .then((module) => {
      Loaded = module.default;
    })
    .finally(() => arriving.delete(arrival));
  arriving.add(arrival);
  return (props) => createElement(Loaded, props);
}

/** For a server, before it renders: done once all parts are loaded, and those within them. */
export async function lazyPartsLoaded(): Promise<void> {
  while (arriving.size > 0) await Promise.all(arriving);
}
