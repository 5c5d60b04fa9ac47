import type { LoaderFunctionArgs } from 'react-router';
import { pages } from '../page/declared-pages.ts';
import { routeIdOf } from '../page/find-page.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from './page-context.ts';
import { industryTree } from './reference.server.ts';

/** The routes whose data are told to people otherwise than to visitors, as the router in the browser names them. */
const personalRoutes = pages.filter(({ personal }) => personal).map(routeIdOf);

/** What every page shows around itself; it does not change while the visitor walks from page to page. */
export async function loadPortal(context: LoaderFunctionArgs['context']) {
  const { country, origin, accountsOrigin } = context.get(settingsContext);
  const { language, theme } = context.get(visitContext);
  const tree = await industryTree(context);
  return {
    country: { code: country, name: countryName(country, language) },
    origin,
    accountsOrigin,
    language,
    theme,
    personalRoutes,
    industries: tree.map(({ key, name }) => ({ key, name })),
  };
}
