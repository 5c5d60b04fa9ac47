import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { inProject } from '../paths.ts';

/** What the suite reads of Lighthouse's report. */
export interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

export interface Lighthouse {
  /**
   * Visits an address with its profile of a mid-range phone: 4 × slower CPU, 1.6 Mbit/s, 150 ms.
   * @param audits that are left out
   */
  visit(address: string, leftOut: string[]): Promise<Report>;
  close(): Promise<void>;
}

interface Chrome {
  port: number;
  kill(): void;
}
interface Launcher {
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>;
}
interface Visitor {
  default(
    address: string,
    options: {
      port: number;
      output: 'json';
      logLevel: 'silent';
      onlyCategories: string[];
      skipAudits: string[];
    },
  ): Promise<{ lhr: Report } | undefined>;
}

const folder = inProject('bench', 'lighthouse');
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const flags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Lighthouse is a fifth as large as everything else that is installed: it comes when it is asked for. */
async function install(): Promise<void> {
  if (existsSync(inProject('bench', 'lighthouse', 'node_modules', 'lighthouse'))) return;
  await promisify(execFile)('npm', ['ci', '--loglevel=error'], { cwd: folder });
}

/** Opens a Chromium and Lighthouse beside it, which is installed at its first use. */
export async function openLighthouse(chromePath: string): Promise<Lighthouse> {
  await install();
  const { resolve } = createRequire(pathToFileURL(`${folder}/package.json`));
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const launcher: Launcher = await load('chrome-launcher');
  const { default: lighthouse }: Visitor = await load('lighthouse');
  const isRoot = process.getuid?.() === 0;
  const chrome = await launcher.launch({
    chromePath,
    chromeFlags: [...flags, ...(isRoot ? ['--no-sandbox'] : [])],
  });
  return {
    async visit(address, skipAudits) {
      const options = { port: chrome.port, output: 'json', logLevel: 'silent' } as const;
      const result = await lighthouse(address, { ...options, onlyCategories: categories, skipAudits });
      if (!result) throw new Error(`Lighthouse has nothing to say of ${address}.`);
      return result.lhr;
    },
    close: async () => chrome.kill(),
  };
}
