import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type CompareView, compareAddress, comparePath } from './compare-address.ts';
import type { ComparedThing } from './load-comparison.server.ts';

interface PairPickersProps {
  things: readonly ComparedThing[];
  view: CompareView;
}

/** On phones two columns have room: which two. The address holds it; without script a button asks for them. */
export function PairPickers({ things, view }: PairPickersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [left, right] = view.pair;
  const ids = things.map(({ id }) => id);
  const picked = useRef<HTMLSelectElement>(null);
  const pair = `${left} ${right}`;
  // After a walk to another address reading begins at the page's start; whoever picks a column goes on there.
  useEffect(() => {
    if (pair) queueMicrotask(() => picked.current?.focus({ preventScroll: true }));
  }, [pair]);
  const pickers = [
    {
      name: 'left',
      label: t`Left column`,
      value: left,
      other: right,
      pairWith: (column: number) => [column, right],
    },
    {
      name: 'right',
      label: t`Right column`,
      value: right,
      other: left,
      pairWith: (column: number) => [left, column],
    },
  ] as const;
  return (
    <form className="cp-pair" action={comparePath}>
      <input type="hidden" name="ids" value={ids.join()} />
      {view.showsAll ? <input type="hidden" name="show" value="all" /> : null}
      {pickers.map(({ name, label, value, other, pairWith }) => (
        <select
          key={name}
          name={name}
          aria-label={label}
          className="k-input"
          value={value}
          onChange={({ target }) => {
            picked.current = target;
            const [one = 0, two = 1] = pairWith(Number(target.value));
            void navigate(compareAddress(ids, { ...view, pair: [one, two] }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        >
          {things.map(({ id, name: text }, column) => (
            <option key={id} value={column} disabled={column === other}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <noscript>
        <Button type="submit">
          <Trans>Show</Trans>
        </Button>
      </noscript>
    </form>
  );
}
