import { ButtonLink, Chip, Chips } from '@kontor/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BusinessResult } from '../business/business-result.tsx';
import { ChosenBar } from '../compare/chosen-bar.tsx';
import { ClosingCall } from '../page-part/closing-call.tsx';
import { searchAddress } from '../search/search-address.ts';
import { AskBar } from '../ticked-suppliers/ask-bar.tsx';
import { countriesAddress, countryKinds } from './directory-address.ts';
import { loadCountry } from './load-country.server.ts';
import '../search/search.css';
import './directory.css';

/** The businesses of a kind in one country (checklist 41, "country searches"). */
export const loader = (asked: LoaderFunctionArgs) => loadCountry(asked);

export default function CountryPage() {
  const { i18n, t } = useLingui();
  const { kind, code, title, advice, total, verified, industries, unclassified, businesses } =
    useLoaderData<typeof loader>();
  const tab = countryKinds[kind];
  return (
    <div className="s-page l-page">
      <h1>{title}</h1>
      <p className="l-lead">
        <Plural
          value={total}
          _0="No businesses listed here yet."
          one="# business in the directory."
          other="# businesses in the directory."
        />{' '}
        <Plural
          value={verified}
          _0="None of them has a verified fact today."
          one="# of them has a verified fact."
          other="# of them have a verified fact."
        />
      </p>
      {total > 0 ? <p className="l-advice">{advice}</p> : null}
      {industries.length > 0 ? (
        <section className="s-section">
          <h2>
            <Trans>By industry</Trans>
          </h2>
          <Chips label={t`By industry`}>
            {industries.map(({ id, name, total: count }) => (
              <Chip
                key={id}
                href={searchAddress({ tab, countries: [code], industry: id })}
                current={false}
                count={i18n.number(count)}
              >
                {name}
              </Chip>
            ))}
          </Chips>
          {unclassified > 0 ? (
            <p className="l-advice">
              <Plural
                value={unclassified}
                one="# more is in no industry, because its line of business is unknown."
                other="# more are in no industry, because their line of business is unknown."
              />
            </p>
          ) : null}
        </section>
      ) : null}
      {businesses.length > 0 ? (
        <section className="s-section">
          <h2>
            <Trans>In the directory</Trans>
          </h2>
          <ul className="r-list">
            {businesses.map((business) => (
              <BusinessResult key={business.id} business={business} />
            ))}
          </ul>
        </section>
      ) : null}
      <p className="s-ways">
        <ButtonLink variant="petrol" href={searchAddress({ tab, countries: [code] })}>
          <Trans>See and filter all</Trans>
        </ButtonLink>
        <ButtonLink variant="quiet" href={countriesAddress(kind)}>
          <Trans>Other countries</Trans>
        </ButtonLink>
      </p>
      <ClosingCall />
      <div className="cp-bars">
        <ChosenBar />
        <AskBar />
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
