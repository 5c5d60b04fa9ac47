import { Trans, useLingui } from '@lingui/react/macro';
import { maxTicked, type TickedSupplier, tickedSuppliers } from './ticked-suppliers.ts';
import { useTickedSuppliers } from './use-ticked-suppliers.ts';
import './ask-tick.css';

/** Ticks a supplier to be asked together with others. Once as many are ticked as can be asked, the others cannot be. */
export function AskTick({ supplier }: { supplier: TickedSupplier }) {
  const { t } = useLingui();
  const ticked = useTickedSuppliers();
  const isTicked = ticked.some(({ id }) => id === supplier.id);
  return (
    <label className="t-ask">
      <input
        type="checkbox"
        checked={isTicked}
        disabled={!isTicked && ticked.length >= maxTicked}
        aria-label={t`Ask ${supplier.name}`}
        onChange={() => (isTicked ? tickedSuppliers.untick(supplier.id) : tickedSuppliers.tick(supplier))}
      />
      <span>
        <Trans>Ask</Trans>
      </span>
    </label>
  );
}
