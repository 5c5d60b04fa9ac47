import type { Plugin } from 'vite';

/** Every style sheet says the order of the layers: it holds whichever sheet the browser reads first. */
export function layerOrder(): Plugin {
  return {
    name: 'kontor:layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(packages\/ui\/src|apps\/\w+\/app)\/.*\.css$/ },
      handler: (code) => ({ code: `@layer base, component, page;\n${code}`, map: null }),
    },
  };
}
