import { businessAddress, type LikeNamedBusiness } from '@kontor/contract';
import { ButtonLink, CountryPlate } from '@kontor/ui';
import { ExternalLink } from '@kontor/ui/icon';
import { initialsOf } from '@kontor/ui/picture';
import { joinedParts } from '@kontor/web/language/joined';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { monogramAddress } from '../picture/picture-address.ts';
import { markMatches } from './mark-matches.ts';
import { useLikeNamed } from './use-like-named.ts';
import './like-named.css';

const AskToJoin = lazyExtra(() => import('../business/ask-to-join.tsx'));

/** Companies of the directory that may be the one whose name is typed: a page that is there already replaces a double. */
export function LikeNamed({ name }: { name: string }) {
  const { t } = useLingui();
  const found = useLikeNamed(name);
  const [refused, setRefused] = useState<string>();
  const key = found.map(({ businessID }) => businessID).join();
  const isShown = found.length > 0 && refused !== key;
  return (
    <div role="status">
      {isShown ? (
        <section className="f-like" aria-label={t`Is this yours?`}>
          <header>
            <b>
              <Trans>Is this yours?</Trans>
            </b>
            <span className="k-meta">
              <Plural
                value={found.length}
                one="One company has a similar name"
                other="# companies have a similar name"
              />
            </span>
          </header>
          <ul>
            {found.map((business) => (
              <LikeNamedItem key={business.businessID} business={business} typed={name} />
            ))}
          </ul>
          <p>
            <Trans>Buyers expect one page per company, not two.</Trans>{' '}
            <button type="button" className="f-link" onClick={() => setRefused(key)}>
              <Trans>None of these</Trans>
            </button>
          </p>
        </section>
      ) : null}
    </div>
  );
}

function LikeNamedItem({ business, typed }: { business: LikeNamedBusiness; typed: string }) {
  const { i18n } = useLingui();
  const { businessID: id, companyName: name, country, city, website, profilePhoto, claimed } = business;
  return (
    <li>
      <img
        className="k-logo"
        src={profilePhoto?.url ?? monogramAddress(id, initialsOf(name), undefined)}
        width="40"
        height="40"
        alt=""
      />
      <div>
        <b>
          {markMatches(name, typed).map(({ text, isMarked }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else, and never move
            isMarked ? <mark key={place}>{text}</mark> : text,
          )}
        </b>
        <small>
          <CountryPlate code={country.code} />
          {joinedParts([city, country.countryName], i18n.locale)}
          {website ? <span>{website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</span> : null}
        </small>
        <small>
          {claimed ? <Trans>Managed by its owner</Trans> : <Trans>In the directory, not yet claimed</Trans>}
        </small>
      </div>
      {claimed ? (
        <Suspense>
          <AskToJoin
            businessID={id}
            className="f-join"
            otherwise={
              <p className="k-meta f-join">
                <Trans>Do you work there? Ask a colleague who manages it to invite you.</Trans>
              </p>
            }
          />
        </Suspense>
      ) : null}
      <ButtonLink size="small" href={businessAddress({ id, name })} target="_blank">
        <Trans>Open</Trans>
        <ExternalLink size={16} />
        <span className="k-hidden">
          <Trans>(in a new tab)</Trans>
        </span>
      </ButtonLink>
    </li>
  );
}
