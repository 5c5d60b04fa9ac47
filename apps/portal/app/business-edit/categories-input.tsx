import { businessLimits as limits } from '@kontor/contract/business-limits';
import { Button } from '@kontor/ui';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { ListInput } from './list-input.tsx';

// Most know the word to type.
const BrowseCategories = lazyPart(() => import('./browse-categories.tsx'));

/** Categories, found by their names or in the tree of industries. */
export function CategoriesInput() {
  const [isBrowsing, setBrowsing] = useState(false);
  return (
    <div className="y-categories">
      <ListInput name="categories" maxValues={limits.categories} />
      <Button size="small" onClick={() => setBrowsing(true)}>
        <Trans>Browse all industries</Trans>
      </Button>
      {isBrowsing ? (
        <Suspense>
          <BrowseCategories onClose={() => setBrowsing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
