import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project, whatever the working directory is. */
export function inProject(...parts: string[]): string {
  return join(folder, ...parts);
}
