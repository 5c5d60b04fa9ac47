import { countSearch, listDirectoryCountries } from '@kontor/contract';
import { totalText } from '../search/total-text.ts';
import type { Visit } from '../session/page-context.ts';

/** How large the directory is at the moment, as a search without words counts it. */
export async function homeFigures({ call, i18n }: Pick<Visit, 'call' | 'i18n'>) {
  const [{ counts }, countries] = await Promise.all([
    call(countSearch, { body: { textQuery: '' } }),
    call(listDirectoryCountries, { query: { businessType: 'MA' } }),
  ]);
  return {
    manufacturers: totalText(counts.MA, i18n),
    products: totalText(counts.PR, i18n),
    countries: totalText({ total: countries.length, totalIs: 'exact' }, i18n),
  };
}
