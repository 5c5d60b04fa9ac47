import { once } from 'node:events';

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database on which what it says to one service can be held back, in the order it was said. */
export async function slowWayTo(databaseUrl: string, applicationName: string) {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port) };
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let isHolding = false;
  const server = createServer((client) => {
    const database = connect(target);
    let isSlow = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    client.once('data', (start: Buffer) => {
      isSlow = start.includes(applicationName);
    });
    client.pipe(database);
    database.on('data', (said) => {
      if (isSlow && isHolding) held.push(() => client.write(said));
      else client.write(said);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  // The socket would go past it.
  url.searchParams.delete('host');
  return {
    url: url.href,
    hold() {
      isHolding = true;
    },
    release() {
      isHolding = false;
      for (const write of held.splice(0)) write();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
