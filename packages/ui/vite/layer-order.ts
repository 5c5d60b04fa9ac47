import type { Plugin } from 'vite';

/**
 * Every style sheet says the order of the layers: it holds whichever sheet the browser reads first. `shared` is for rules of
 * an application that several of its slices' pages use: a page's own win over them, also when the shared sheet is read later,
 * as it is with each part that is loaded on demand.
 */
export function layerOrder(): Plugin {
  return {
    name: 'kontor:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(packages\/(ui|web)\/src|apps\/\w+\/app)\/.*\.css$/ },
      handler: (code) => ({ code: `@layer base, component, shared, page;\n${code}`, map: null }),
    },
  };
}
