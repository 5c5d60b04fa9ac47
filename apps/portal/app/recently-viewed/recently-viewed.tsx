import { Button, Switch, useToast } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import type { ViewedCard } from './load-recently-viewed.ts';
import { useForgetting } from './use-forgetting.ts';
import type { RecentlyViewedState } from './use-recently-viewed.ts';
import { ViewedTile } from './viewed-tile.tsx';
import './recently-viewed.css';

/** Shown until all are asked for. */
const first = 8;

interface RecentlyViewedProps extends RecentlyViewedState {
  /** The businesses of whoever reads it: their pages and products are nothing to find again. */
  own: ReadonlySet<string>;
}

/** What somebody viewed on this device, the last first, and what forgets it. */
export default function RecentlyViewed({ own, ...viewed }: RecentlyViewedProps) {
  const { cards, paused = false, failed, reload } = viewed;
  const change = useForgetting(viewed);
  const { t } = useLingui();
  const toast = useToast();
  const undoToast = useUndoToast();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const others = cards?.filter((card) => !own.has(businessOf(card)));
  const shown = isWhole ? others : others?.slice(0, first);
  const count = others?.length ?? 0;

  /** @returns undefined where the browser stores nothing */
  async function stored<Result>(work: Promise<Result>): Promise<Result | undefined> {
    try {
      return await work;
    } catch (error) {
      console.error('What was viewed could not be changed', error);
      toast(t`Something was wrong, try again please`, 'failed');
      return undefined;
    }
  }

  async function forget(work: Promise<() => Promise<void>>, text: string, index = 0) {
    const undo = await stored(work);
    if (!undo) return;
    // What was pressed takes the focus along: it goes on with what stands there now.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const left = list.current?.children;
      const next = left?.[Math.min(index, left.length - 1)]?.querySelector('a') ?? heading.current;
      next?.focus();
    });
    undoToast(text, () => stored(undo()));
  }

  return (
    <section className="k-card rv-card" aria-labelledby="rv-title">
      <div className="k-card-head">
        <div className="rv-title">
          <h2 id="rv-title" ref={heading} tabIndex={-1}>{t`Recently viewed`}</h2>
          <span className="k-meta">{t`On this device only`}</span>
        </div>
        {count > 0 ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => void forget(change.forgetAll(), t`Recently viewed cleared`)}
          >
            <Trans>Clear</Trans>
          </Button>
        ) : null}
      </div>
      {failed && !others ? <LoadingFailed onRetry={reload} /> : null}
      {shown && count > 0 ? (
        <ul className="rv-tiles" ref={list}>
          {shown.map((card, index) => (
            <ViewedTile
              key={card.resourceID}
              card={card}
              onForget={() => void forget(change.forget(card), t`Removed from recently viewed`, index)}
            />
          ))}
        </ul>
      ) : null}
      {others && count === 0 ? (
        <p className="rv-none">
          {paused
            ? t`What you view is not remembered on this device.`
            : t`Businesses and products you view appear here.`}
        </p>
      ) : null}
      <div className="rv-foot">
        <Switch
          label={t`Do not remember what I view`}
          checked={paused}
          onChange={({ target }) => void stored(change.pause(target.checked))}
        />
        {count > first && !isWhole ? (
          <Button size="small" onClick={() => setWhole(true)}>
            {t`Show all ${count}`}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** One's own is told by the business. */
function businessOf({ business, product }: ViewedCard): string {
  return business?.businessID ?? product?.businessProfile.businessID ?? '';
}
