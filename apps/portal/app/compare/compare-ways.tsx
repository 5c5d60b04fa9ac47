import type { ComparedKind } from '@kontor/contract';
import { compareLimits } from '@kontor/contract/compare-limits';
import { Button, ButtonLink } from '@kontor/ui';
import { Download, Plus, Printer } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useUserIDs } from '../inquiry-form/use-is-own.ts';
import { searchAddress } from '../search/search-address.ts';
import { AskLinks } from '../ticked-suppliers/ask-links.tsx';
import { type Chosen, choice } from './chosen.ts';
import { compareAddress } from './compare-address.ts';
import type { ComparedThing } from './load-comparison.server.ts';
import { useChosen } from './use-chosen.ts';

const chosenFrom = (kind: ComparedKind, { id, name, picture }: ComparedThing): Chosen => ({
  kind,
  id,
  name,
  picture,
});

/** What can be done with a comparison. Who adds goes on choosing with what is compared here. */
export function CompareWays({ kind, things }: { kind: ComparedKind; things: readonly ComparedThing[] }) {
  const { store } = useChosen();
  const ids = things.map(({ id }) => id);
  const own = useUserIDs();
  const asked = things.filter(({ claimed, businessID }) => claimed && !own?.has(businessID));
  const suppliers = new Map(
    asked.map(({ businessID, productID }) => [businessID, { id: businessID, product: productID }]),
  );
  return (
    <div className="cp-ways">
      {things.length < compareLimits.atOnce ? (
        <ButtonLink
          href={searchAddress({ tab: kind === 'product' ? 'PR' : 'MA' })}
          onClick={() =>
            store(() =>
              choice.replace(
                kind,
                things.map((thing) => chosenFrom(kind, thing)),
              ),
            )
          }
        >
          <Plus size={17} />
          <Trans>Add</Trans>
        </ButtonLink>
      ) : null}
      <Button className="s-with-script" onClick={() => print()}>
        <Printer size={17} />
        <Trans>Print</Trans>
      </Button>
      {(['csv', 'xlsx'] as const).map((format) => (
        <ButtonLink
          key={format}
          href={compareAddress(ids, {}, `/compare/table.${format}`)}
          download
          data-whole-page
        >
          <Download size={17} />
          {format.toUpperCase()}
        </ButtonLink>
      ))}
      <AskLinks suppliers={[...suppliers.values()]} />
    </div>
  );
}
