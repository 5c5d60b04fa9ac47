import {
  archiveProduct,
  duplicateProduct,
  type EditedProduct,
  getProductForEdit,
  idempotencyKeyHeader,
  restoreProduct,
} from '@kontor/contract';
import { Button, Note, useToast } from '@kontor/ui';
import { Archive, ArchiveRestore, Copy } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailure } from '../page-part/use-failure.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { productFormAddress } from './product-form-address.ts';
import './product-head.css';

interface ProductHeadProps {
  /** What a new one is told of the package. */
  quota: ReactNode;
  /** Nothing for a new one. */
  product: EditedProduct | undefined;
  /** It was archived or restored: the product as it is now. */
  onChanged: (product: EditedProduct) => void;
}

/** Which product it is, whether buyers see it and why not, always in one place, and what can be done with it as a whole. */
export function ProductHead({ quota, product, onChanged }: ProductHeadProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  if (!product)
    return (
      <header className="pf-head">
        <h1>
          <Trans>Add product</Trans>
        </h1>
        {quota}
      </header>
    );
  const { place, productCount, updatedAt, updatedBy, listed, archivedAt } = product;
  const when = dayOf(updatedAt, language);
  const who = updatedBy?.name;
  const states = [
    archivedAt ? t`Archived` : listed ? t`Shown` : t`Hidden`,
    ...(place === undefined ? [] : [t`position ${place} of ${productCount}`]),
    who ? t`changed by ${who} on ${when}` : t`changed on ${when}`,
  ];
  return (
    <header className="pf-head">
      <div>
        <h1>{product.name}</h1>
        <p className="k-meta">{states.join(' · ')}</p>
      </div>
      <ProductActions product={product} onChanged={onChanged} />
      <Note>
        {archivedAt
          ? t`Archived products are not deleted. Buyers see this one again once it is restored.`
          : listed
            ? t`Buyers see the last published version of this product.`
            : t`Your package shows fewer products than you have, and this one comes after the last one shown. Nothing is deleted: move it up in the list of products to show it.`}
      </Note>
    </header>
  );
}

type Doing = 'archive' | 'restore' | 'duplicate';

function ProductActions({
  product,
  onChanged,
}: Pick<ProductHeadProps, 'onChanged'> & { product: EditedProduct }) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { failure, fail, begin } = useFailure();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing>();
  const params = { productID: product.productID };

  async function run(what: Doing, work: () => Promise<unknown>) {
    begin();
    setDoing(what);
    try {
      await work();
    } catch (error) {
      console.error(`To ${what} a product failed`, error);
      fail(t`Something was wrong, try again please`);
    } finally {
      setDoing(undefined);
    }
  }

  const readAgain = async () => onChanged(await call(getProductForEdit, { params }));
  const restore = (to: 'end' | 'formerPlace') =>
    run('restore', async () => {
      await call(restoreProduct, { params, query: { to } });
      await readAgain();
      toast(t`Product restored`, 'done');
    });
  const archive = () =>
    run('archive', async () => {
      await call(archiveProduct, { params });
      await readAgain();
      undoToast(t`Product archived`, () => restore('formerPlace'));
    });
  const duplicate = () =>
    run('duplicate', async () => {
      const headers = { [idempotencyKeyHeader]: crypto.randomUUID() };
      const { productID } = await call(duplicateProduct, { params }, { headers });
      toast(t`Duplicated. You are now editing the copy.`, 'done');
      navigate(productFormAddress({ business: product.businessID, id: productID }));
    });

  return (
    <div className="pf-actions">
      <Button loading={doing === 'duplicate'} disabled={doing !== undefined} onClick={() => void duplicate()}>
        <Copy size={18} />
        <Trans>Duplicate</Trans>
      </Button>
      {product.archivedAt ? (
        <Button
          loading={doing === 'restore'}
          disabled={doing !== undefined}
          onClick={() => void restore('end')}
        >
          <ArchiveRestore size={18} />
          <Trans>Restore</Trans>
        </Button>
      ) : (
        <Button loading={doing === 'archive'} disabled={doing !== undefined} onClick={() => void archive()}>
          <Archive size={18} />
          <Trans>Archive</Trans>
        </Button>
      )}
      {failure}
    </div>
  );
}
