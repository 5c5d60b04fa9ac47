import type { Plugin } from 'vite';

const replacement = '\0without-schemas';

/**
 * In the browser the contract is used for its paths and types alone: the server validates. There, every schema is an
 * empty object, and the schema library stays out of the bundle.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'kontor:without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^typebox$/ }, handler: () => replacement },
    load: {
      filter: { id: new RegExp(`^${replacement}$`) },
      handler: () => 'export const Type = new Proxy({}, { get: () => () => ({}) });',
    },
  };
}
