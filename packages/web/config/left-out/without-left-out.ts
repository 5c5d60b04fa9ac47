import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type LeftOut, without } from './left-out.ts';
import { lingui } from './lingui.ts';
import { reactDom } from './react-dom.ts';
import { reactRouter } from './react-router.ts';

const libraries: readonly LeftOut[] = [reactDom, reactRouter, lingui];

/**
 * Leaves out of the browser's build what its libraries do for features that no page uses. The lists were read for one version of a
 * library each: another one ends the build, and somebody reads them again.
 */
export function withoutLeftOut(): Plugin {
  const seen = new Set<string>();
  return {
    name: 'kontor:without-left-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => seen.clear(),
    transform: {
      filter: { id: libraries.map(({ name }) => new RegExp(`/node_modules/${name}/`)) },
      handler(code, id) {
        const [path = ''] = id.split('?');
        for (const library of libraries) {
          const [root, file] = path.split(`/node_modules/${library.name}/`);
          const parts = file === undefined ? undefined : library.files[file];
          if (!parts || file === undefined) continue;
          const { version } = JSON.parse(
            readFileSync(`${root}/node_modules/${library.name}/package.json`, 'utf8'),
          );
          if (version !== library.version)
            this.error(
              `What is left out of ${library.name} was read for ${library.version}, and it is ${version}: see packages/web/config/left-out.`,
            );
          seen.add(`${library.name}/${file}`);
          return { code: without(code, parts, this.parse(code)), map: null };
        }
        return null;
      },
    },
    generateBundle() {
      const wanted = libraries.flatMap(({ name, files }) =>
        Object.keys(files).map((file) => `${name}/${file}`),
      );
      const lost = wanted.filter((file) => !seen.has(file));
      if (lost.length > 0) this.error(`Nothing comes from these files any more: ${lost.join(', ')}`);
    },
  };
}
