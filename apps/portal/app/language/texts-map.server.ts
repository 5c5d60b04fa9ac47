import { markOf } from '@kontor/web/document/page-nonce';
import type { ShownLanguage } from '@kontor/web/language';
import { textsFolder, textsPrefix } from './text-files.ts';

/** Tells the browser in which language the texts are that chunks import. It stands before all that loads a chunk. */
export function textsMap(language: ShownLanguage, mark: string | undefined): string {
  const map = { imports: { [textsPrefix]: textsFolder(language) } };
  return `<script type="importmap"${mark ? markOf(mark) : ''}>${JSON.stringify(map)}</script>`;
}
