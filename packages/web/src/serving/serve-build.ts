import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of a build, those under `/assets/` for good: they carry their content's hash in the name. Files at the root,
 * such as pictures and icons, are served for a day.
 *
 * @returns the folder of the build's files, ending with a slash
 */
export async function serveBuild(
  app: FastifyInstance,
  build: URL,
  rootFiles: readonly string[],
): Promise<string> {
  const root = fileURLToPath(new URL('client/', build));
  // The plugin's own route reads the whole folder for each file, to compare the case of letters on disks that do not.
  await app.register(files, {
    root: `${root}assets`,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { limit: 'free' } }, ({ params }, reply) => {
    const file = params['*'];
    // A folder is nothing to send, and each file has one address.
    return /^$|^\/|\/$/.test(file) ? reply.callNotFound() : reply.sendFile(file);
  });
  for (const file of rootFiles) {
    app.get(`/${file}`, { config: { limit: 'free' } }, (_request, reply) =>
      reply.sendFile(file, root, { maxAge: '1d', immutable: false }),
    );
  }
  return root;
}
