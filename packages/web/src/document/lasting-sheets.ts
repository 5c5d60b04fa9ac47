import type { ServerBuild } from 'react-router';

/** A route of React Router's list, as far as it names style sheets. */
interface WithSheets {
  css?: string[] | undefined;
}

/**
 * The list of routes with the sheets of the root named as they are. React Router puts `#` behind a sheet that a part loaded on demand
 * needs, too, so that such a part loads it once more: the sheets of a route leave the page with it. The root stays, and what it brings
 * would be read, and the whole page laid out, a second time.
 */
export function lastingSheets<Routes extends Record<string, WithSheets | undefined>>(routes: Routes): Routes {
  const ofRoot = new Set(routes.root?.css);
  const named = (sheet: string) => (ofRoot.has(sheet) ? sheet.replace(/#$/, '') : sheet);
  const renamed = Object.entries(routes).map(([id, route]) => [
    id,
    route?.css ? { ...route, css: route.css.map(named) } : route,
  ]);
  return Object.fromEntries(renamed);
}

/** The built application, whose pages name the sheets of the root so. */
export function withLastingSheets(build: ServerBuild): ServerBuild {
  return { ...build, assets: { ...build.assets, routes: lastingSheets(build.assets.routes) } };
}
