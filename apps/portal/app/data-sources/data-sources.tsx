import { listDataSources } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { SourceLink } from '../page-part/source-link.tsx';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { Attribution } from './attribution.tsx';
import './data-sources.css';

/** Where imported companies and product texts come from, and under which licence. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { country, origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const name = countryName(country, language);
  return {
    sources: await call(listDataSources, {}),
    meta: {
      title: i18n._(msg`Data sources | ${brand.name} ${name}`),
      description: i18n._(
        msg`The public sources of companies and product texts on ${brand.name} ${name}, with their licences.`,
      ),
      keywords: i18n._(msg`data sources, licences, attribution, companies, ${name}`),
      canonical: `${origin}/data-sources`,
    },
  };
}

export default function DataSources() {
  const { i18n, t } = useLingui();
  const { sources } = useLoaderData<typeof loader>();
  return (
    <div className="s-page">
      <h1>{t`Data sources`}</h1>
      <p className="d-intro">
        <Trans>
          Companies marked “Public record” come from public sources. Their pages show what the source states,
          and we have not checked any of it. A company named here can ask to be removed at {brand.email}.
        </Trans>
      </p>
      <div className="k-card d-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Source`}</th>
              <th scope="col">{t`Licence`}</th>
              <th scope="col" className="d-number">{t`Companies`}</th>
              <th scope="col" className="d-number">{t`Products`}</th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ name, url, licence, licenceUrl, files, businesses, products }) => (
              <tr key={`${name} ${licence}`}>
                <th scope="row">
                  <SourceLink text={name} href={url} />
                  {files > 1 ? (
                    <span className="d-files">
                      <Plural value={files} one="# file" other="# files" />
                    </span>
                  ) : null}
                </th>
                <td>
                  <SourceLink text={licence} href={licenceUrl} />
                </td>
                <td className="d-number" data-label={t`Companies`}>
                  {i18n.number(businesses)}
                </td>
                <td className="d-number" data-label={t`Products`}>
                  {i18n.number(products)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Attribution />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
