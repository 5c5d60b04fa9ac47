import { useLingui } from '@lingui/react/macro';
import type { NamedDevice } from './device-names.server.ts';

/** A device in words: "Firefox on Windows". */
export function useDeviceName(): (device: Pick<NamedDevice, 'browser' | 'system'>) => string {
  const { t } = useLingui();
  return ({ browser, system }) => {
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown browser`;
  };
}
