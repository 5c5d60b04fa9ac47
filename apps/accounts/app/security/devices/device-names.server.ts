import Bowser from 'bowser';
import type { Device } from '../../../src/sign-in/list-devices.ts';

/** A device as its row shows it; times as ISO 8601. */
export interface NamedDevice {
  id: string;
  isThisOne: boolean;
  /** Such as Firefox; unknown for programs that are no browser. */
  browser: string | undefined;
  /** Such as Windows. */
  system: string | undefined;
  isHandheld: boolean;
  address: string | undefined;
  signedInAt: string;
  lastUsedAt: string;
}

/** Names browser and system by what the browser calls itself. */
export function nameBrowser(
  userAgent: string | undefined,
): Pick<NamedDevice, 'browser' | 'system' | 'isHandheld'> {
  const { browser, os, platform } = Bowser.parse(userAgent || 'unknown');
  return {
    browser: browser.name || undefined,
    system: os.name || undefined,
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

export function nameDevice({ userAgent, signedInAt, lastUsedAt, ...device }: Device): NamedDevice {
  return {
    ...nameBrowser(userAgent),
    id: device.id,
    isThisOne: device.isThisOne,
    address: device.address,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}
