import { viteConfig } from '@kontor/web/config/vite';
import mdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { knownChunks } from './vite/known-chunks.ts';
import { textsOfChunks } from './vite/texts-of-chunks.ts';
import { withoutSchemas } from './vite/without-schemas.ts';

export default defineConfig(
  viteConfig({
    root: import.meta.dirname,
    chunks,
    pureFunctions: ['defineCall'],
    first: [withoutSchemas(), knownChunks(), { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm] }) }],
    afterTexts: [textsOfChunks()],
  }),
);
