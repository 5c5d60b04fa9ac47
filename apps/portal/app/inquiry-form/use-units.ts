import { useLingui } from '@lingui/react/macro';

/** Units that are proposed, the first one stands in the field; any other can be typed. */
export function useUnits(): [string, ...string[]] {
  const { t } = useLingui();
  return [t`pieces`, t`sets`, 'kg', 't', 'm', 'm²', 'm³', 'l'];
}
