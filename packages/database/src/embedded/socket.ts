import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes the path of a Unix socket may have on every system (macOS takes the fewest). */
const longestPath = 103;

const nameOf = (port: number) => `.s.PGSQL.${port}`;

/**
 * PostgreSQL's settings for a socket in its data folder, which nobody else may enter: a statement goes there and back in two thirds of
 * the time TCP takes. None where Node.js knows no such sockets, or the path is too long for one; then there is TCP alone.
 */
export function socketSettings(data: string): { unix_socket_directories: string } {
  const longest = Buffer.byteLength(join(data, nameOf(65_535)));
  const hasSocket = process.platform !== 'win32' && longest <= longestPath;
  return { unix_socket_directories: hasSocket ? `"${data.replaceAll('"', '""')}"` : '' };
}

/** Whether the server of a data folder listens at a socket there, too. */
export const hasSocket = (data: string, port: number) => existsSync(join(data, nameOf(port)));

/** Clears the sockets of a server that was killed: its process number may be another program's now. */
export function clearSockets(data: string): void {
  for (const name of readdirSync(data)) if (name.startsWith('.s.PGSQL.')) rmSync(join(data, name));
}
