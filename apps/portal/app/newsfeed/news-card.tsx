import { Award } from '@kontor/ui/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { usePostTime } from '../post/use-post-time.ts';
import type { NewsView } from './news-view.ts';

/** What a business one follows published within a day: the first ones with picture and name, and how many there are. */
export function NewsCard({ business, kind, at, count, things }: NewsView) {
  const id = useId();
  const time = usePostTime();
  const more = count - things.length;
  return (
    <article className="k-card nf-item" aria-labelledby={id}>
      <header>
        <img className="k-logo" src={business.picture} width="48" height="48" alt="" />
        <div>
          <h2 id={id}>
            <a href={business.href}>{business.name}</a>
          </h2>
          <p className="k-meta">
            {kind === 'products' ? (
              <Plural value={count} one="One new product" other="# new products" />
            ) : (
              <Plural value={count} one="One new certificate" other="# new certificates" />
            )}{' '}
            · <time dateTime={at}>{time(at)}</time>
          </p>
        </div>
      </header>
      <ul>
        {things.map(({ key, href, name, picture }) => (
          <li key={key}>
            <a href={href}>
              {picture ? (
                <img src={picture} width="200" height="150" loading="lazy" alt="" />
              ) : (
                <span className="nf-sign">
                  <Award size={32} />
                </span>
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="nf-rest">
          <a href={business.href}>
            <Trans>And {more} more</Trans>
          </a>
        </p>
      ) : null}
    </article>
  );
}
