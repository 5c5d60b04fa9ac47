import { watch } from 'node:fs';
import { inProject } from './project.ts';
import type { Run } from './run.ts';
import type { ServiceName } from './service-entries.ts';

const watched: { folder: string; services: ServiceName[] }[] = [
  { folder: 'apps/api/src', services: ['api', 'worker'] },
  { folder: 'apps/accounts/src', services: ['accounts'] },
  { folder: 'packages/server/src', services: ['api', 'worker', 'accounts'] },
  { folder: 'packages/contract/src', services: ['api', 'worker', 'accounts'] },
  { folder: 'packages/database/src', services: ['api', 'worker', 'accounts'] },
];
// Editors write a file in several steps, and several files at once.
const settling = 150;

/** Restarts services when a source of theirs changes. The portal's own server watches for itself. */
export function restartOnChange(run: Run): void {
  const due = new Set<ServiceName>();
  let timer: NodeJS.Timeout | undefined;
  run.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const { folder, services } of watched) {
    watch(inProject(folder), { recursive: true, signal: run.signal }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      for (const service of services) due.add(service);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const names = [...due];
        due.clear();
        void run.restartServices(names);
      }, settling);
    });
  }
}
