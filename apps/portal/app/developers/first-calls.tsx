import { Trans } from '@lingui/react/macro';
import { CodeSample } from './code-sample.tsx';
import type { Samples } from './samples.server.ts';

/** Calls that can be tried as they stand; ids come from the answers before. */
export function FirstCalls({ samples }: { samples: Samples }) {
  return (
    <>
      <h3>
        <Trans>Search manufacturers</Trans>
      </h3>
      <p>
        <Trans>
          Words, a business type, a country and a place in the industry tree, all of them optional. Without a
          country the search is worldwide.
        </Trans>
      </p>
      <CodeSample code={samples.search} />
      <h3>
        <Trans>Read a business and its products</Trans>
      </h3>
      <p>
        <Trans>
          Insert the <code>businessID</code> of a result where the example says so.
        </Trans>
      </p>
      <CodeSample code={samples.business} />
      <CodeSample code={samples.products} />
      <h3>
        <Trans>Read a product</Trans>
      </h3>
      <CodeSample code={samples.product} />
      <h3>
        <Trans>Read the industry tree</Trans>
      </h3>
      <p>
        <Trans>
          15 industries with their categories and subcategories. The search accepts their ids as{' '}
          <code>industry</code>, <code>category</code> and <code>subcategory</code>.
        </Trans>
      </p>
      <CodeSample code={samples.tree} />
    </>
  );
}
