import { layerOrder } from '@kontor/ui/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import type { PluginOption, UserConfig } from 'vite';
import { withoutLeftOut } from './left-out/without-left-out.ts';

// Of a set of icons only those that are imported are read: that halves the time of a build.
const experimental = { lazyBarrel: true };

// The schema library computes constants when it is loaded, of which nothing is left in the browser but they.
const sideEffects = [{ test: /\/node_modules\/typebox\//, sideEffects: false }];

interface Application {
  /** Its folder. */
  root: string;
  /** Which code shares a file in the browser. */
  chunks: {
    name: string | ((id: string) => string);
    priority: number;
    test: RegExp | ((id: string) => boolean);
    minShareCount?: number;
  }[];
  /** Functions whose calls may be left out where nothing uses what they return. */
  pureFunctions?: string[];
  /** Before sources are translated, and behind the texts. */
  first?: PluginOption[];
  afterTexts?: PluginOption[];
}

/** Long enough that no two versions of a file share a name; each page names some two hundred files, so shorter is lighter. */
const hash = '[hash:7]';

/** The same for browsers and on the server, which names in its pages what browsers then have in style sheets. */
const assetFileNames = `assets/[name]-${hash}[extname]`;

/** Chunks that each page has loaded before it asks for more: to name them again wherever it does costs every file that asks. */
const onEachPage = /\/(rolldown-runtime|vendor|frame)-[\w-]{7}\.(js|css)$/;

/** What is loaded together with a part that is asked for on demand. */
function withoutLoaded(
  _: string,
  dependencies: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'js' ? dependencies.filter((name) => !onEachPage.test(name)) : dependencies;
}

/** How an application is served while it is worked on, and built. */
export function viteConfig({
  root,
  chunks,
  pureFunctions = [],
  first = [],
  afterTexts = [],
}: Application): UserConfig {
  return {
    plugins: [
      first,
      withoutLeftOut(),
      layerOrder(),
      babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
      lingui({ cwd: root, failOnCompileError: true }),
      afterTexts,
      reactRouter(),
    ],
    build: {
      // Pictures and fonts stay files: they are cached for good, and the content policy allows no data addresses.
      assetsInlineLimit: 0,
      modulePreload: { resolveDependencies: withoutLoaded },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            treeshake: { manualPureFunctions: pureFunctions, moduleSideEffects: sideEffects },
            experimental,
            output: {
              entryFileNames: `assets/[name]-${hash}.js`,
              chunkFileNames: `assets/[name]-${hash}.js`,
              assetFileNames,
              codeSplitting: { groups: chunks },
            },
          },
        },
      },
      ssr: {
        build: {
          rolldownOptions: { input: './server/pages.ts', experimental, output: { assetFileNames } },
        },
      },
    },
    // For those who have a React of before 2022; ours has the hook itself.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    // A whole icon set: bundled, only what is used is loaded.
    ssr: { noExternal: ['lucide'] },
  };
}
