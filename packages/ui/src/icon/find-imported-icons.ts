import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);
const sources = '{apps,packages}/*/{app,src}/**/*.{ts,tsx}';
/** Imports of the icons' entry, and of the file behind it, which the design system itself names. */
const imports = /import \{([^}]*)\} from '(?:@kontor\/ui\/icon|\.[./\w-]*\/icons\.gen\.ts)'/g;

/** Names of the icons that the sources of applications and packages import, but for their tests, sorted. */
export function findImportedIcons(): string[] {
  const files = globSync(sources, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] });
  return [...new Set(files.flatMap((file) => iconsIn(readFileSync(new URL(file, root), 'utf8'))))].sort();
}

/** Names of the icons that one source imports; types are left out. */
export function iconsIn(source: string): string[] {
  return [...source.matchAll(imports)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*$/s, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}
