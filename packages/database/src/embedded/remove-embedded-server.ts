import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { placeOf } from './place.ts';
import { clearRemains, readPostmaster } from './postmaster.ts';
import { stopProcess } from './stop-process.ts';
import { removeUnfinished } from './unfinished.ts';

/** Ends the server of a data folder, if one runs, and deletes all it keeps, wherever that is. */
export async function removeEmbeddedServer(dataDir: string): Promise<void> {
  const place = placeOf(dataDir);
  if (existsSync(place.data)) {
    const postmaster = readPostmaster(place.data);
    if (postmaster) await stopProcess(postmaster.pid, place.data);
    clearRemains(place.data);
  }
  removeUnfinished(place.folder, 0);
  const all = place.pointer
    ? [dirname(place.folder), place.pointer]
    : [place.folder, place.log, `${place.log}.old`];
  for (const path of all) rmSync(path, { recursive: true, force: true });
}
