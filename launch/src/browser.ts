import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { aptInstall, canAptInstall, runInstaller } from './apt-install.ts';
import { LaunchError } from './launch-error.ts';

/** Draws the same pages without a window's own parts: a first visit takes half the computing (1.0 s of 2.0 on the home page). */
const headlessShell = '/usr/bin/chromium-headless-shell';

const installedByHand = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium for journeys, Debian's headless shell before others. When there is none it is installed: that shell as
 * root where there is apt-get, else Playwright's own Chromium. Throws LaunchError when that does not help.
 */
export function findOrInstallHeadless(): Promise<string> {
  return findOrInstall(() => [headlessShell, ...chromiums()].find(runs), 'chromium-headless-shell');
}

/** The same for what needs a whole Chromium, as Lighthouse does. */
export function findOrInstallChromium(): Promise<string> {
  return findOrInstall(() => chromiums().find(runs), 'chromium');
}

function chromiums(): string[] {
  return [chromium.executablePath(), ...installedByHand];
}

async function findOrInstall(find: () => string | undefined, debianPackage: string): Promise<string> {
  const found = find();
  if (found) return found;
  const said = installDebian(debianPackage) + (find() ? '' : installPlaywrightChromium());
  const installed = find();
  if (installed) return installed;
  throw new LaunchError(`No Chromium could be installed; install one by hand.\n${said}`);
}

// A file of the right name is not enough: some distributions put a pointer to another installer there.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function installDebian(packageName: string): string {
  return canAptInstall() ? aptInstall(packageName) : '';
}

function installPlaywrightChromium(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  return runInstaller(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
}
