import { Button, classes } from '@kontor/ui';
import { RotateCcw } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { productFormAddress } from '../product-form/product-form-address.ts';
import { usePortal } from '../session/use-portal.ts';
import { ProductCell } from './product-cell.tsx';
import { ProductFailure } from './product-failure.tsx';
import { useProducts } from './products-context.ts';
import { isSelected } from './row-selection.ts';
import { SelectPage, SelectRow } from './select-box.tsx';

/** Products taken from the public, the last one first. */
export function ArchivedTable() {
  const { t } = useLingui();
  const { language } = usePortal();
  const { business, canChange, change, rows, selection } = useProducts();
  return (
    <table className="bp-table bp-archived">
      <caption className="k-hidden">
        <Trans context="products">Archived</Trans>
      </caption>
      <thead>
        <tr>
          {canChange ? (
            <td className="bp-c-box">
              <SelectPage />
            </td>
          ) : null}
          <th scope="col">
            <Trans>Product</Trans>
          </th>
          <th scope="col">
            <Trans>Archived on</Trans>
          </th>
          <th scope="col">
            <Trans>By</Trans>
          </th>
          {canChange ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { productID: id, name, archivedAt, updatedBy } = row;
          return (
            <tr
              key={id}
              className={classes('bp-off', canChange && isSelected(selection, id) && 'bp-selected')}
            >
              {canChange ? (
                <td className="bp-c-box">
                  <SelectRow id={id} name={name} />
                </td>
              ) : null}
              <td className="bp-c-product">
                <ProductCell
                  row={row}
                  href={canChange ? productFormAddress({ business: business.businessID, id }) : undefined}
                />
                <ProductFailure of={id} />
              </td>
              <td className="bp-fact" data-label={t`Archived on`}>
                {archivedAt ? dayOf(archivedAt, language) : null}
              </td>
              <td className="bp-fact" data-label={t`By`}>
                {updatedBy?.name ?? '–'}
              </td>
              {canChange ? (
                <td className="bp-c-restore">
                  <Button size="small" onClick={() => void change({ action: 'restore' }, { ids: [id] })}>
                    <RotateCcw size={16} />
                    <Trans>Restore</Trans>
                    <span className="k-hidden"> {name}</span>
                  </Button>
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
