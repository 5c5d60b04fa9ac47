import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the project, whatever the working directory is. */
export function inProject(...parts: string[]): string {
  return join(project, ...parts);
}

/** Where the bench keeps its databases and indexes between runs. */
export const benchData = inProject('.data', 'bench');
