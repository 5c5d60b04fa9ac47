import { precompress } from '@kontor/ui/vite';
import type { Config } from '@react-router/dev/config';
import { lightenManifest } from './light-manifest.ts';

/** How an application is built. @param root its folder */
export function routerConfig(root: string): Config {
  return {
    ssr: true,
    // All routes are in the manifest from the start: one cacheable file instead of a call for each way ahead.
    routeDiscovery: { mode: 'initial' },
    // Whoever builds gives it a name of its own when it is whole; until then nobody serves it.
    buildDirectory: 'build/unfinished',
    buildEnd: async () => {
      await lightenManifest(new URL('./build/unfinished/client/assets/', root));
      await precompress(new URL('./build/unfinished/client/', root));
    },
  };
}
