import { type RunningService, startService } from './start-service.ts';

const root = new URL('../../../', import.meta.url);

/** Settings under which nothing is refused: every request comes from one address here. */
export const unlimited = { RATE_LIMIT: '0' };

/** Services of one suite: started as processes of their own, ended together. */
export function createServices() {
  const running: RunningService[] = [];
  return {
    /** @param program its path in the repository, or its file */
    async start(program: string | URL, portSetting: string, environment: Record<string, string>) {
      const service = await startService(new URL(program, root), portSetting, environment);
      running.push(service);
      return service;
    },
    async stop(): Promise<void> {
      for (let service = running.pop(); service; service = running.pop()) await service.stop();
    },
  };
}
