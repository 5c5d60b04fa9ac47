import { precompress } from '@kontor/ui/vite';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are in the manifest from the start: one cacheable file instead of a call for each way ahead.
  routeDiscovery: { mode: 'initial' },
  // Whoever builds gives it a name of its own when it is whole; until then no portal serves it.
  buildDirectory: 'build/unfinished',
  buildEnd: () => precompress(new URL('./build/unfinished/client/', import.meta.url)),
} satisfies Config;
