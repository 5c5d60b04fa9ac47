import { layerOrder } from '@kontor/ui/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { develop } from './vite/develop.ts';
import { knownChunks } from './vite/known-chunks.ts';
import { lightIcons } from './vite/light-icons.ts';
import { textsOfChunks } from './vite/texts-of-chunks.ts';
import { withoutSchemas } from './vite/without-schemas.ts';

// Of a set of icons only those that are imported are read: that halves the time of a build.
const experimental = { lazyBarrel: true };
const here = import.meta.dirname;

export default defineConfig({
  plugins: [
    develop(),
    withoutSchemas(),
    lightIcons(),
    knownChunks(),
    layerOrder(),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) },
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: here })] }),
    lingui({ cwd: here, failOnCompileError: true }),
    textsOfChunks(),
    reactRouter(),
  ],
  build: {
    // Pictures and fonts stay files: they are cached for good, and the content policy allows no data addresses.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ['defineCall'] },
          experimental,
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/pages.ts', experimental } } },
  },
  // Whole icon sets: bundled, only what is used is loaded.
  ssr: { noExternal: ['lucide', 'lucide-react'] },
});
