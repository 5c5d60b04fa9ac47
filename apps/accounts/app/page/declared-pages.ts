import { globSync } from 'node:fs';
import type { AccountPage } from './define-page.ts';

type Declared = Readonly<Record<string, AccountPage | readonly AccountPage[]>>;

const app = new URL('../', import.meta.url);
const files: Declared[] = await Promise.all(
  // Read unbuilt by tools and tests as well, which know no glob of Vite's.
  globSync('**/{page,pages}.ts', { cwd: app })
    .toSorted()
    .map((file) => import(/* @vite-ignore */ new URL(file, app).href)),
);

/** Every page of the account service, as their folders declare them. */
export const pages: readonly AccountPage[] = files.flatMap((file) => Object.values(file).flat());
