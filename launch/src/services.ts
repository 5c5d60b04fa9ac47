import type { Config } from '@kontor/server/config';
import { serviceEnvironment, type Told } from './environment.ts';
import { inProject } from './project.ts';
import { type ServiceName, serviceEntries } from './service-entries.ts';
import type { Service } from './supervise.ts';

export type Mode = 'production' | 'development';

/** The order in which services stop: nobody is left calling one that is gone. */
export const stopOrder: ServiceName[] = ['portal', 'accounts', 'api', 'worker'];

/** How a service is run. In development pages are served from their sources. */
export function describeService(name: ServiceName, config: Config, mode: Mode, knows?: Told): Service {
  const environment = serviceEnvironment(config, mode, knows);
  if (mode === 'production')
    return { name, entry: inProject(serviceEntries[name]), folder: inProject(), environment };
  // The tools pages are built with look for their settings in the folder they run in.
  if (name === 'portal') {
    const entry = inProject('launch/src/dev-portal.ts');
    return { name, entry, folder: inProject('apps/portal'), environment };
  }
  const restartsOnChange = true;
  if (name === 'accounts') {
    const entry = inProject('apps/accounts/src/dev/server.ts');
    return { name, entry, folder: inProject('apps/accounts'), environment, restartsOnChange };
  }
  return { name, entry: inProject(serviceEntries[name]), folder: inProject(), environment, restartsOnChange };
}
