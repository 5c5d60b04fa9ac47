import { productLimits as limits } from '@kontor/contract/product-limits';
import { classes, Field } from '@kontor/ui';
import { ArrowDown, ArrowUp, GripVertical, X } from '@kontor/ui/icon';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import type { SpecRow } from './product-values.ts';
import './row-tools.css';

interface SpecRowFieldsProps {
  row: SpecRow;
  index: number;
  count: number;
  /** It is dragged. */
  isLifted: boolean;
  /** Another is dragged to its place. */
  isTarget: boolean;
  onChange: (part: Partial<SpecRow>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One fact of a product. */
export function SpecRowFields(props: SpecRowFieldsProps) {
  const { row, index, count, isLifted, isTarget, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const errors = {
    key: useField('specs', { issue: `specs.${index}.key` }).error,
    value: useField('specs', { issue: `specs.${index}.value` }).error,
    unit: useField('specs', { issue: `specs.${index}.unit` }).error,
  };
  const place = index + 1;
  const name = row.key || t`row ${place}`;
  const fieldOf = (field: 'key' | 'value' | 'unit') => ({
    name: `specs.${index}.${field}`,
    error: errors[field],
    value: row[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <div className={classes('pf-spec', isLifted && 'pf-lifted', isTarget && 'pf-target')} data-entry={row.id}>
      <span className="pf-grip" data-grip="" aria-hidden="true">
        <GripVertical size={18} />
      </span>
      <Field {...fieldOf('key')} label={t`Name of row ${place}`} maxLength={limits.specKey} />
      <Field {...fieldOf('value')} label={t`Value of ${name}`} maxLength={limits.specValue} />
      <Field
        {...fieldOf('unit')}
        label={t`Unit of ${name}`}
        maxLength={limits.unit}
        list="pf-units"
        placeholder={t`no unit`}
      />
      <div className="pf-tools">
        <button
          type="button"
          data-spec={`${index} up`}
          disabled={index === 0}
          aria-label={t`Move ${name} up`}
          onClick={() => onMove(index - 1)}
        >
          <ArrowUp size={18} />
        </button>
        <button
          type="button"
          data-spec={`${index} down`}
          disabled={place === count}
          aria-label={t`Move ${name} down`}
          onClick={() => onMove(index + 1)}
        >
          <ArrowDown size={18} />
        </button>
        <button type="button" data-spec={`${index} remove`} aria-label={t`Remove ${name}`} onClick={onRemove}>
          <X size={18} />
        </button>
      </div>
    </div>
  );
}
