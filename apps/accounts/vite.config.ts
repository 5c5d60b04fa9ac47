import { viteConfig } from '@kontor/web/config/vite';
import { defineConfig, mergeConfig } from 'vite';

/** Few files for the browser: what never changes, what pages share, and each page's own. */
const chunks = [
  { name: 'vendor', priority: 2, test: /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\// },
  {
    name: 'shared',
    priority: 1,
    test: /\/(packages\/(ui|web)|accounts\/app)\//,
    minShareCount: 2,
  },
];

export default defineConfig(
  mergeConfig(viteConfig({ root: import.meta.dirname, chunks }), {
    // Found while the first page is served, they would be prepared again, and that page would not become interactive.
    optimizeDeps: { include: ['@lingui/core', '@lingui/react', '@simplewebauthn/browser'] },
  }),
);
