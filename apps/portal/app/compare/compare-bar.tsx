import type { ComparedKind } from '@kontor/contract';
import { comparedKinds, compareLimits } from '@kontor/contract/compare-limits';
import { Button, ButtonLink } from '@kontor/ui';
import { Scale, X } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type Chosen, choice, chosenOf } from './chosen.ts';
import { compareAddress } from './compare-address.ts';
import { useChosen } from './use-chosen.ts';
import './compare-bar.css';

/** What is chosen, how many more fit, and the way to the comparison; of each kind a row. */
export default function CompareBar() {
  const { t } = useLingui();
  const { chosen, store } = useChosen();
  // What was pressed is not hidden by what comes of it.
  useEffect(() => {
    // It may answer with a promise, which is nothing to clean up.
    void document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  const rows = comparedKinds
    .map((kind) => ({ kind, things: chosenOf(kind, chosen) }))
    .filter(({ things }) => things.length > 0);
  return (
    <section className="cp-bar" aria-label={t`Chosen to compare`}>
      {rows.map(({ kind, things }) => (
        <BarRow key={kind} kind={kind} things={things} store={store} />
      ))}
    </section>
  );
}

interface BarRowProps {
  kind: ComparedKind;
  things: readonly Chosen[];
  store: (change: () => void) => void;
}

function BarRow({ kind, things, store }: BarRowProps) {
  const { t } = useLingui();
  const count = things.length;
  const limit = compareLimits.atOnce;
  const address = compareAddress(things.map(({ id }) => id));
  const ofKind = kind === 'business' ? t`${count} of ${limit} businesses` : t`${count} of ${limit} products`;
  return (
    <div className="cp-bar-row">
      <p className="cp-bar-count" role="status">
        <b>{ofKind}</b>
        {count < 2 ? (
          <small>
            <Trans>Choose one more to compare.</Trans>
          </small>
        ) : count >= limit ? (
          <small>
            <Trans>No more fit side by side.</Trans>
          </small>
        ) : null}
      </p>
      <ul className="cp-bar-things">
        {things.map(({ id, name, picture }) => (
          <li key={id}>
            <img className="k-logo" src={picture} width="32" height="32" alt="" title={name} />
            <button
              type="button"
              aria-label={t`Remove ${name}`}
              onClick={() => store(() => choice.remove(id))}
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="cp-bar-clear" onClick={() => store(() => choice.clear(kind))}>
        <Trans>Clear</Trans>
      </Button>
      {count < 2 ? null : (
        <ButtonLink variant="petrol" href={address} rel="nofollow">
          <Scale size={17} />
          {kind === 'business'
            ? t`${plural(count, { one: 'Compare # business', other: 'Compare # businesses' })}`
            : t`${plural(count, { one: 'Compare # product', other: 'Compare # products' })}`}
        </ButtonLink>
      )}
    </div>
  );
}
