import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Shape } from './icon.ts';

const icon = fileURLToPath(new URL('icon.ts', import.meta.url));

/**
 * Lucide's icons without what the library carries for each: names, React keys, and a dozen ways to set a size. Of an icon no
 * more is left than its shapes, drawn by `icon.ts`; in the browser that is half of what it was.
 */
export function lightIcons(): Plugin {
  const lightened = new Set<string>();
  return {
    name: 'kontor:light-icons',
    // Vite prepares libraries by itself while developing: the server and the browser have the library's own icons then.
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/, code: '__iconData =' },
      async handler(_, id) {
        lightened.add(this.environment.name);
        const { __iconData: data }: { __iconData: { node: Shape[] } } = await import(id);
        const shapes = data.node.map(([element, { key: _, ...attributes }]) => [element, attributes]);
        const source = `import { drawn } from ${JSON.stringify(icon)};
          export default /*#__PURE__*/ drawn(${JSON.stringify(shapes)});`;
        return { code: source, map: null };
      },
    },
    generateBundle() {
      if (!lightened.has(this.environment.name))
        this.error(
          'No icon was made light: the files of lucide-react are not as light-icons.ts expects them.',
        );
    },
  };
}
