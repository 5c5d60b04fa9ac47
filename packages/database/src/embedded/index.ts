export { EmbeddedServerError, type EmbeddedServerFault } from './embedded-server-error.ts';
export { makeFolder } from './place.ts';
export { removeEmbeddedServer } from './remove-embedded-server.ts';
export type { ServerSettings } from './settings.ts';
export {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './start-embedded-server.ts';
