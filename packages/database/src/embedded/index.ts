export { EmbeddedServerError, type EmbeddedServerFault } from './embedded-server-error.ts';
export { allowWriting, guardRoom, type RoomGuard } from './guard-room.ts';
export { makeFolder } from './place.ts';
export { removeEmbeddedServer } from './remove-embedded-server.ts';
export { giveUpRoom, hasRoom, makeRoomToStart } from './room-to-start.ts';
export type { ServerSettings } from './settings.ts';
export {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './start-embedded-server.ts';
