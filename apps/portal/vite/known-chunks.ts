import type { Plugin } from 'vite';
import { placesWithoutModule } from './chunks.ts';

/** Ends a build in which `chunks.ts` names a place that nothing comes from: its code would reach the browser in other files. */
export function knownChunks(): Plugin {
  return {
    name: 'kontor:known-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const lost = placesWithoutModule(this.getModuleIds());
      if (lost.length > 0) this.error(`chunks.ts names places without a module: ${lost.join(', ')}`);
    },
  };
}
