import { layerOrder } from '@kontor/ui/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import mdx from '@mdx-js/rollup';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { develop } from './vite/develop.ts';
import { withoutSchemas } from './vite/without-schemas.ts';
import { withoutServerMessages } from './vite/without-server-messages.ts';

const here = import.meta.dirname;

/** Few files for the browser: what never changes, what pages share, and each page's own. */
const chunks = [
  { name: 'vendor', priority: 3, test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\// },
  {
    name: 'shared',
    priority: 2,
    test: /\/(packages\/ui\/|portal\/app\/(?!(company|membership|contact)\/)|lucide-react\/)/,
    minShareCount: 2,
  },
  { name: 'texts', priority: 1, test: /\/portal\/app\/(company|membership|contact)\//, minShareCount: 2 },
];

export default defineConfig({
  plugins: [
    develop(),
    withoutSchemas(),
    layerOrder(),
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) },
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: here })] }),
    lingui({ cwd: here, failOnCompileError: true }),
    withoutServerMessages(),
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
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/pages.ts' } } },
  },
  // Whole icon sets: bundled, only what is used is loaded.
  ssr: { noExternal: ['lucide', 'lucide-react'] },
});
