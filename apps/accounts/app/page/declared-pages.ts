/// <reference types="vite/types/importMeta.d.ts" />
import type { AccountPage } from './define-page.ts';

type Declared = Readonly<Record<string, AccountPage | readonly AccountPage[]>>;

const files = import.meta.glob<Declared>('../**/{page,pages}.ts', { eager: true });

/** Every page of the account service, as their folders declare them. */
export const pages: readonly AccountPage[] = Object.values(files).flatMap((file) =>
  Object.values(file).flat(),
);
