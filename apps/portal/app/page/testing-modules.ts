import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import mdx from '@mdx-js/rollup';
import babel from '@rolldown/plugin-babel';
import remarkGfm from 'remark-gfm';
import { createServer, type ViteDevServer } from 'vite';
import { beforeAll } from 'vitest';

/** Loads a module by its path from the portal's folder: `/app/home/home.tsx`. */
type Load<Modules> = <Path extends keyof Modules & string>(path: Path) => Promise<Modules[Path]>;

/** The one of this process, whose files run one after the other; it ends with the process. */
let running: Promise<ViteDevServer> | undefined;

/** The settings of Lingui's plugins are found by the environment of these tests (vitest.config.ts). */
function startVite(): Promise<ViteDevServer> {
  return createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) },
      babel({ presets: [linguiTransformerBabelPreset({})] }),
      lingui({ failOnCompileError: true }),
    ],
  });
}

/**
 * For tests of modules written for the build: with macros, catalogues, Markdown, pictures and styles. They are to be had
 * from the first `beforeAll` after this one on.
 */
export function openModules<Modules>(): Load<Modules> {
  let vite: ViteDevServer;
  beforeAll(async () => {
    running ??= startVite();
    vite = await running;
  });
  return (path) => vite.ssrLoadModule(path) as Promise<Modules[typeof path]>;
}
