import { ArrowLeft, ArrowRight } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TipPageData } from './load-tip.server.ts';

/** Ends every tip: the one before, the one after, and all of them (checklist 122). */
export function TipsFooter({ number, path, all }: Pick<TipPageData, 'number' | 'path' | 'all'>) {
  const { t } = useLingui();
  const before = all[number - 1];
  const after = all[number + 1];
  return (
    <nav className="t-footer" aria-label={t`More tips`}>
      <div className="t-neighbours">
        {before ? (
          <a className="k-card t-neighbour" href={before.path} rel="prev">
            <ArrowLeft size={20} />
            <Neighbour place={<Trans>Previous tip</Trans>} title={before.title} />
          </a>
        ) : null}
        {after ? (
          <a className="k-card t-neighbour t-next" href={after.path} rel="next">
            <Neighbour place={<Trans>Next tip</Trans>} title={after.title} />
            <ArrowRight size={20} />
          </a>
        ) : null}
      </div>
      <h2>
        <Trans>All tips</Trans>
      </h2>
      <ol className="t-all" start={0}>
        {all.map((tip, place) => (
          <li key={tip.path}>
            <a href={tip.path} aria-current={tip.path === path ? 'page' : undefined}>
              <span className="t-place k-number" aria-hidden="true">
                {place}
              </span>
              {tip.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Neighbour({ place, title }: { place: ReactNode; title: string }) {
  return (
    <span>
      <span className="k-meta">{place}</span>
      {title}
    </span>
  );
}
