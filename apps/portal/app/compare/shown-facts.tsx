import { Trans, useLingui } from '@lingui/react/macro';
import { type CompareView, compareAddress } from './compare-address.ts';

interface ShownFactsProps {
  ids: readonly string[];
  view: CompareView;
  /** How many facts differ, and how many there are. */
  differing: number;
  all: number;
}

/** Which facts are shown: those that differ, or all. Links, so that the address holds it and no script is needed. */
export function ShownFacts({ ids, view, differing, all }: ShownFactsProps) {
  const { t, i18n } = useLingui();
  const choices = [
    { showsAll: false, text: <Trans>Only differences</Trans>, count: differing },
    { showsAll: true, text: <Trans>All facts</Trans>, count: all },
  ];
  return (
    <nav className="cp-shown" aria-label={t`Shown facts`}>
      <ul>
        {choices.map(({ showsAll, text, count }) => (
          <li key={String(showsAll)}>
            <a
              href={compareAddress(ids, { ...view, showsAll })}
              aria-current={view.showsAll === showsAll ? 'true' : undefined}
              rel="nofollow"
            >
              {text} <span className="k-number">{i18n.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
