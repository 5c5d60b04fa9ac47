import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { aptInstall, canAptInstall, runInstaller } from './apt-install.ts';
import { LaunchError } from './launch-error.ts';

const installedByHand = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium that runs. When there is none it is installed: Debian's as root where there is apt-get,
 * else Playwright's own. Throws LaunchError when that does not help.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const said = installDebianChromium() + (findChromium() ? '' : installPlaywrightChromium());
  const installed = findChromium();
  if (installed) return installed;
  throw new LaunchError(`No Chromium for the journeys could be installed; install one by hand.\n${said}`);
}

function findChromium(): string | undefined {
  return [chromium.executablePath(), ...installedByHand].find(runs);
}

// A file of the right name is not enough: some distributions put a pointer to another installer there.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function installDebianChromium(): string {
  return canAptInstall() ? aptInstall('chromium') : '';
}

function installPlaywrightChromium(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright-core/package.json');
  return runInstaller(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
}
