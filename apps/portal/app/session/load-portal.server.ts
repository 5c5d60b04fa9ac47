import type { LoaderFunctionArgs } from 'react-router';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from './page-context.ts';
import { industryTree } from './reference.server.ts';

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
    industries: tree.map(({ key, name }) => ({ key, name })),
  };
}
