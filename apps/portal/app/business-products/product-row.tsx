import { type ProductRowOfTable, productAddress } from '@kontor/contract';
import { classes } from '@kontor/ui';
import { Eye, EyeOff, GripVertical } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { MenuButton } from '../page-part/menu-button.tsx';
import type { MenuItem } from '../page-part/menu-item.ts';
import { productFormAddress } from '../product-form/product-form-address.ts';
import { ProductCell } from './product-cell.tsx';
import { ProductFailure } from './product-failure.tsx';
import { useProducts } from './products-context.ts';
import { isSelected } from './row-selection.ts';
import { SelectRow } from './select-box.tsx';
import { useCellTexts } from './use-cell-texts.ts';
import type { Reorder } from './use-reorder.ts';

interface ProductRowProps {
  row: ProductRowOfTable;
  /** How it is moved; undefined where rows cannot be. */
  reorder: Reorder | undefined;
  menu: readonly MenuItem[];
}

/** A product in the table; on phones a card. */
export function ProductRow({ row, reorder, menu }: ProductRowProps) {
  const { t } = useLingui();
  const { business, canChange, selection } = useProducts();
  const texts = useCellTexts()(row);
  const element = useRef<HTMLTableRowElement>(null);
  const { productID: id, name, listed } = row;
  const isLifted = reorder?.liftedID === id;
  const publicAddress = listed
    ? productAddress({ id, name, company: business.general.companyName })
    : undefined;

  // A lifted row is moved further than the screen reaches.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about each place
  useEffect(() => {
    if (isLifted) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, row.place]);

  return (
    <tr
      ref={element}
      className={classes(
        !listed && 'bp-off',
        canChange && isSelected(selection, id) && 'bp-selected',
        isLifted && 'bp-lifted',
      )}
    >
      {canChange ? (
        <>
          <td className="bp-c-grip">{reorder ? <Grip row={row} reorder={reorder} /> : null}</td>
          <td className="bp-c-box">
            <SelectRow id={id} name={name} />
          </td>
        </>
      ) : null}
      <td className="bp-c-product">
        <ProductCell
          row={row}
          href={canChange ? productFormAddress({ business: business.businessID, id }) : publicAddress}
          missing={canChange ? texts.missing : undefined}
        />
        <ProductFailure of={id} />
      </td>
      <td className="bp-fact bp-c-stock" data-label={t`Stock`}>
        {texts.stock}
      </td>
      <td className="bp-fact bp-number bp-c-order" data-label={t`Minimum order`}>
        {texts.minimumOrder ?? <Missing />}
      </td>
      <td className="bp-fact bp-number" data-label={t`Lead time`}>
        {texts.leadTime ?? <Missing />}
      </td>
      <td className="bp-fact bp-number bp-c-price" data-label={t`Price`}>
        {texts.price}
      </td>
      <td className="bp-fact bp-number bp-c-changed" data-label={t`Changed`} title={row.updatedBy?.name}>
        {texts.changed}
      </td>
      <td className="bp-c-seen">
        <span className={classes('bp-seen', !listed && 'bp-unseen')}>
          {listed ? <Eye size={16} /> : <EyeOff size={16} />}
          {listed ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
        </span>
      </td>
      <td className="bp-c-menu">
        {menu.length > 0 ? (
          <MenuButton className="bp-icon" label={t`More actions for ${name}`} items={menu} />
        ) : null}
      </td>
    </tr>
  );
}

function Missing() {
  return (
    <span className="bp-missing">
      <Trans>missing</Trans>
    </span>
  );
}

/** The handle: dragged, or pressed by Space to move the row by keys. */
function Grip({ row, reorder }: { row: ProductRowOfTable; reorder: Reorder }) {
  const { t, i18n } = useLingui();
  const { counts } = useProducts();
  const { productID: id, name } = row;
  const { attach, followKey, leave, liftedID } = reorder;
  const button = useRef<HTMLButtonElement>(null);
  const place = i18n.number(row.place);
  const total = i18n.number(counts.all);

  useEffect(() => {
    const grip = button.current;
    const element = grip?.closest('tr');
    if (attach && grip && element) return attach({ id, row: element, grip });
    return undefined;
  }, [attach, id]);

  return (
    <button
      ref={button}
      type="button"
      className="bp-icon bp-grip"
      aria-label={t`Move ${name}, position ${place} of ${total}`}
      aria-pressed={liftedID === id}
      onKeyDown={(event) => followKey(event, id)}
      onBlur={() => {
        if (liftedID === id) leave();
      }}
    >
      <GripVertical size={18} />
    </button>
  );
}
