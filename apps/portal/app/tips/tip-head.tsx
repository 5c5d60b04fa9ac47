import { ChevronRight } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShareLink } from '../page-part/share-link.tsx';
import type { TipPageData } from './load-tip.server.ts';
import { ReadingTime } from './reading-time.tsx';
import { tipsPath } from './tips.ts';

/** Where the reader is, what the tip is about, how long it takes. */
export function TipHead({ number, path, title, lead, minutes, changed }: TipPageData) {
  const { t } = useLingui();
  return (
    <header>
      <nav className="t-way" aria-label={t`You are here`}>
        <ol>
          <li>
            <a href={tipsPath}>
              <Trans>Articles</Trans>
            </a>
            <ChevronRight size={16} />
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <h1>{title}</h1>
      <p className="t-lead">{lead}</p>
      <div className="t-facts">
        <p className="k-meta">
          <Trans>Tip {number}</Trans> · <ReadingTime minutes={minutes} /> ·{' '}
          <Trans>Last updated {changed}</Trans>
        </p>
        <ShareLink path={path} copied={t`Article link copied`} />
      </div>
    </header>
  );
}
