import { listDirectoryCountries } from '@kontor/contract';
import { CountryPlate } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brand } from '../brand.ts';
import { LaterChosenBar } from '../compare/later-chosen-bar.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { countryTexts } from './country-texts.ts';
import { countriesAddress, countryKind, countryKinds, fewestIndexed } from './directory-address.ts';
import { sharedCountries } from './shared-directory.server.ts';
import './directory.css';

/** All countries with businesses of a kind (checklist 40, "Search Buyers by Countries"). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const kind = countryKind(params.kind);
  if (!kind) throw data(null, { status: 404 });
  const { country, origin } = context.get(settingsContext);
  const { call, i18n, language } = context.get(visitContext);
  const rows = await call(listDirectoryCountries, { query: { businessType: countryKinds[kind] } });
  const name = countryName(country, language);
  const [title, intro] = [i18n._(countryTexts[kind].title), i18n._(countryTexts[kind].intro)];
  return {
    kind,
    title,
    intro,
    countries: rows.map(({ country: { code, countryName }, total }) => ({ code, name: countryName, total })),
    meta: {
      title: i18n._(msg`${title} | ${brand.name} ${name}`),
      description: i18n._(countryTexts[kind].description(rows.length, `${brand.name} ${name}`)),
      keywords: `${title}, ${name}`,
      canonical: origin + countriesAddress(kind),
      hidden: rows.length < fewestIndexed,
      picture: sharePicture(countriesAddress(kind), sharedCountries(kind, rows.length, { i18n }), context),
    },
  };
}

export default function CountriesPage() {
  const { i18n, t } = useLingui();
  const { kind, title, intro, countries } = useLoaderData<typeof loader>();
  return (
    <div className="s-page l-page">
      <h1>{title}</h1>
      <p className="l-lead">{intro}</p>
      {countries.length === 0 ? <p>{t`No content.`}</p> : null}
      <ul className="l-countries">
        {countries.map(({ code, name, total }) => (
          <li key={code}>
            <a href={countriesAddress(kind, code)}>
              <CountryPlate code={code} />
              <span className="l-country-name">{name}</span>
              <span className="k-number l-count">{i18n.number(total)}</span>
            </a>
          </li>
        ))}
      </ul>
      <ClosingCall />
      <LaterChosenBar />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
