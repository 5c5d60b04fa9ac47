import type { TestApi } from '../test/api.ts';
import { openDecoder } from './decoder/decoder.ts';
import type { Preparing } from './prepare-upload.ts';
import { openStore } from './store/open-store.ts';

/** What a worker of this api makes pictures ready with; `decoder.close()` at the end. */
export function preparingOf({ db, files }: TestApi): Preparing {
  return { db, store: openStore(files), decoder: openDecoder({ warn: () => {} }) };
}
