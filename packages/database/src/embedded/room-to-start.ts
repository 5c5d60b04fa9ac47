import { existsSync } from 'node:fs';
import { placeOf } from './place.ts';
import { giveUpReserve } from './reserve.ts';
import { volumeOf } from './volume.ts';

/** A server that starts writes at least a segment of its log. */
const leastToStart = 16 * 1024 * 1024;

/** Whether the volume has the room a server needs to start, or to recover. */
export function hasRoom(dataDir: string): boolean {
  return volumeOf(placeOf(dataDir).folder).free >= leastToStart;
}

/** Gives up what is held in reserve for this. @returns whether there is room now */
export function giveUpRoom(dataDir: string): boolean {
  giveUpReserve(placeOf(dataDir));
  return hasRoom(dataDir);
}

/** On a volume without room, gives up what is held in reserve for this; before anything else is written at a start. */
export function makeRoomToStart(dataDir: string): void {
  if (existsSync(placeOf(dataDir).folder) && !hasRoom(dataDir)) giveUpRoom(dataDir);
}
