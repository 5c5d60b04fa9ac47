import { findOrInstallHeadless } from '@kontor/launch/browser';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless Chromium of this machine, else one that is installed for it. */
export async function launchChromium(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: await findOrInstallHeadless(),
    args: [...flags, ...(root ? ['--no-sandbox'] : [])],
  });
}
