import { ButtonLink, classes } from '@kontor/ui';
import { Send } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sendRequestAddress } from '../inquiry-form/inquiry-address.ts';
import { useUserIDs } from '../inquiry-form/use-is-own.ts';
import { maxTicked } from '../ticked-suppliers/ticked-suppliers.ts';
import { useTickedSuppliers } from '../ticked-suppliers/use-ticked-suppliers.ts';
import type { Entry } from './entry-key.ts';

const none: ReadonlySet<string> = new Set();

interface Supplier {
  id: string;
  product?: string;
}

/** Whose business can be asked, each once, in the order of the list. */
function suppliersOf(entries: readonly Entry[], own: ReadonlySet<string>): Supplier[] {
  const suppliers = new Map<string, Supplier>();
  for (const { business, product } of entries) {
    const supplier = business ?? product?.businessProfile;
    if (!supplier?.claimed || own.has(supplier.businessID) || suppliers.has(supplier.businessID)) continue;
    suppliers.set(supplier.businessID, {
      id: supplier.businessID,
      ...(product && { product: product.productID }),
    });
  }
  return [...suppliers.values()];
}

/** Asks the suppliers of a list the same, the first of them where there are more than can be asked at once. While some are ticked, those are asked. */
export function AskAll({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui();
  const ticked = useTickedSuppliers();
  const own = useUserIDs();
  const suppliers = suppliersOf(entries, own ?? none);
  const [first, ...others] = suppliers.slice(0, maxTicked);
  if (!first) return null;
  // Its place is held: nothing moves when it is known who can be asked, or when one is ticked.
  const isShown = own !== undefined && ticked.length === 0;
  const count = others.length + 1;
  return (
    <ButtonLink
      variant="primary"
      className={classes('ls-ask', !isShown && 'ls-waiting')}
      rel="nofollow"
      href={sendRequestAddress(first.id, { product: first.product, others: others.map(({ id }) => id) })}
    >
      <Send size={18} />
      {suppliers.length > maxTicked
        ? t`Ask the first ${count} suppliers`
        : t`${plural(count, { one: 'Ask # supplier', other: 'Ask # suppliers' })}`}
    </ButtonLink>
  );
}
