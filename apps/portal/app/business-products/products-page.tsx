import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadIndustryOptions } from '../business/business-options.server.ts';
import { useManagedBusiness } from '../business-manage/managed-business.ts';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { ExportMenu } from '../product-import/export-menu.tsx';
import { ImportLink } from '../product-import/import-link.tsx';
import { AddProduct } from './add-product.tsx';
import { ProductsBody } from './products-body.tsx';
import { selectionOf } from './table-view.ts';
import { useView } from './use-view.ts';
import './products.css';
import './product-table.css';

export const handle = profileHandle;

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  industries: await loadIndustryOptions(context),
  meta: ownPageMeta(
    {
      title: msg`Products`,
      description: (portal) =>
        msg`The products of a business on ${portal}: their order, their facts, and which of them buyers see.`,
    },
    context,
  ),
});

/** The categories stay as they are from view to view. */
export const shouldRevalidate = () => false;

/** Checklist 53, 141: all products of a business for its people. */
export default function ProductsPage() {
  const { industries } = useLoaderData<typeof loader>();
  const business = useManagedBusiness();
  const { view } = useView();
  const named = { id: business.businessID, name: business.general.companyName };
  const canChange = business.accessLevel !== 'member';
  return (
    <div className="bp-page">
      <header className="bp-head">
        <div>
          <h1>
            <Trans>Products</Trans>
          </h1>
          <p className="k-meta">
            {view.filter === 'archived' ? (
              <Trans>Only your colleagues see archived products.</Trans>
            ) : (
              <Trans>Buyers see them in this order.</Trans>
            )}
          </p>
        </div>
        <div className="bp-ways">
          {canChange ? <ImportLink business={named} /> : null}
          <ExportMenu businessID={business.businessID} selection={selectionOf(view)} />
          {canChange ? <AddProduct businessID={business.businessID} /> : null}
        </div>
      </header>
      <ProductsBody key={business.businessID} business={business} industries={industries} />
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
