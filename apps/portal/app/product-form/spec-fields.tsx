import { productLimits as limits } from '@kontor/contract/product-limits';
import { Button } from '@kontor/ui';
import { Plus } from '@kontor/ui/icon';
import { useField } from '@kontor/web/form/use-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { moved } from '../page-part/moved.ts';
import { useDragOrder } from '../page-part/use-drag-order.ts';
import { ProductField } from './product-field.tsx';
import { useProductForm } from './product-form-context.ts';
import type { SpecRow } from './product-values.ts';
import { SpecRowFields } from './spec-row-fields.tsx';
import { SpecSuggestions } from './spec-suggestions.tsx';
import './spec-fields.css';

/** Units that makers of any goods use. */
const commonUnits = 'mm cm m kg g t l m³ m²  N N·m bar MPa kW W V A Hz rpm °C % µm dB h s'.split(/\s+/);

/** What buyers compare products by: names, values and units, in their order. */
export function SpecFields() {
  const { t } = useLingui();
  const { values } = useProductForm();
  const { value, set } = useField('specs');
  const list = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const rows = value as SpecRow[];
  const count = rows.length;

  /** Focuses a field of a row once it is there. */
  function focus(index: number, field: string) {
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[name="specs.${index}.${field}"], [data-spec="${index} ${field}"]`)
        ?.focus(),
    );
  }

  function add(key = '', unit = '') {
    set([...rows, { id: crypto.randomUUID(), key, value: '', unit }]);
    focus(count, key === '' ? 'key' : 'value');
  }

  function move(from: number, to: number) {
    set(moved(rows, from, to));
    const place = to + 1;
    setAnnounced(t`Row at position ${place} of ${count}`);
    const isAtEnd = to === 0 || place === count;
    focus(to, isAtEnd ? (to === 0 ? 'down' : 'up') : to < from ? 'up' : 'down');
  }

  const drag = useDragOrder(
    list,
    rows.map(({ id }) => id),
    move,
  );

  function remove(index: number) {
    set(rows.filter((_, place) => place !== index));
    focus(Math.min(index, count - 2), 'remove');
  }

  return (
    <ProductField group="specs">
      {count > 0 ? (
        <div className="pf-specs" ref={list}>
          <div className="pf-spec pf-spec-head" aria-hidden="true">
            <span />
            <span>{t`Name`}</span>
            <span>{t`Value`}</span>
            <span>{t`Unit`}</span>
            <span />
          </div>
          {rows.map((row, index) => (
            <SpecRowFields
              key={row.id}
              row={row}
              index={index}
              count={count}
              isLifted={drag.liftedID === row.id}
              isTarget={drag.overID === row.id && drag.liftedID !== row.id}
              onChange={(part) => set(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
      ) : (
        <p className="k-meta pf-none">
          <Trans>Buyers compare products by these facts. None are stated yet.</Trans>
        </p>
      )}
      <datalist id="pf-units">
        {commonUnits.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <span className="k-hidden" role="status">
        {announced}
      </span>
      <div className="pf-spec-ends">
        {count < limits.specs ? (
          <Button size="small" onClick={() => add()}>
            <Plus size={18} />
            <Trans>Add a row</Trans>
          </Button>
        ) : null}
        <SpecSuggestions
          category={values.category}
          stated={rows.map(({ key }) => key)}
          onChoose={count < limits.specs ? add : undefined}
        />
      </div>
    </ProductField>
  );
}
