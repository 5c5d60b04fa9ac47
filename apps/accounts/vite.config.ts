import { layerOrder } from '@kontor/ui/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** Few files for the browser: what never changes, what pages share, and each page's own. */
const chunks = [
  { name: 'vendor', priority: 2, test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\// },
  { name: 'shared', priority: 1, test: /\/(packages\/ui|accounts\/app|lucide-react)\//, minShareCount: 2 },
];

// Of a set of icons only those that are imported are read: that halves the time of a build.
const experimental = { lazyBarrel: true };

export default defineConfig({
  plugins: [
    layerOrder(),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: here })] }),
    lingui({ cwd: here, failOnCompileError: true }),
    reactRouter(),
  ],
  // Found while the first page is served, they would be prepared anew, and that page would not come to life.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', '@simplewebauthn/browser', 'lucide-react'] },
  build: {
    // Pictures and fonts stay files: they are cached for good, and the content policy allows no data addresses.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
