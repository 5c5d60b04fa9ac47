import { writeFile } from 'node:fs/promises';
import { fallbackFonts } from './fallback-fonts.ts';

// Writes src/style/fallback-fonts.css: the faces a system has, with the metrics of ours.
// Run by hand when a font, its weights or the sizes in fallback-fonts.ts change, and `npm run format` after it, which lays
// out what this writes: node packages/ui/fonts/make-fallback-fonts.ts

await writeFile(new URL('../src/style/fallback-fonts.css', import.meta.url), fallbackFonts());
