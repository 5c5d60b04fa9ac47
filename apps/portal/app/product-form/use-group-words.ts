import { joinedNames } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldGroup } from './merge-values.ts';
import type { ProductValues } from './product-values.ts';

/** What a field holds, in a line. */
export function useGroupWords(): (group: FieldGroup, values: ProductValues) => string {
  const { t, i18n } = useLingui();
  const list = (names: readonly (string | number)[]) => joinedNames(names, i18n.locale);
  return (group, values) => {
    const { photos, specs } = values;
    const count = photos.length;
    switch (group) {
      case 'keywords':
        return list(values.keywords);
      case 'specs':
        return specs.map(({ key, value, unit }) => `${key}: ${value} ${unit}`.trim()).join('; ');
      case 'minimumOrder':
        return `${values.minimumOrder} ${values.minimumOrderUnit}`.trim();
      case 'price':
        return values.price === '' ? '' : `${values.price} ${values.currency} ${values.per}`.trim();
      case 'leadTimeDays': {
        const leadTimeDays = Number(values.leadTimeDays);
        // What is no number stays as it was typed.
        return values.leadTimeDays.trim() === '' || !Number.isInteger(leadTimeDays)
          ? values.leadTimeDays
          : t`${plural(leadTimeDays, { one: '# day', other: '# days' })}`;
      }
      case 'photos':
        if (count === 0) return '';
        return t`${plural(count, { one: '# photo', other: '# photos' })}: ${list(photos.map(({ alt }, index) => alt || index + 1))}`;
      case 'videos':
        return list(values.videos.map(({ title }, index) => title || index + 1));
      case 'stock':
        return values.stock ? t`Yes` : t`No`;
      default:
        return values[group];
    }
  };
}
