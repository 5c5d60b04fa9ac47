import { Trans } from '@lingui/react/macro';
import type { TipView } from './load-tips.server.ts';
import { ReadingTime } from './reading-time.tsx';

/** A tip on the index; all of the card leads to it. */
export function TipCard({ number, path, picture, title, lead, minutes }: TipView) {
  return (
    <li className="k-card t-card">
      <img src={picture} width="800" height="420" alt="" loading={number > 2 ? 'lazy' : undefined} />
      <div>
        <p className="k-meta">
          <Trans>Tip {number}</Trans> · <ReadingTime minutes={minutes} />
        </p>
        <h2>
          <a href={path}>{title}</a>
        </h2>
        <p>{lead}</p>
      </div>
    </li>
  );
}
