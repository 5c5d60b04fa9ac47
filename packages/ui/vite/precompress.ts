import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|svg|json|txt)$/;
const smallest = 300;

/** Writes a `.br` and a `.gz` beside every text file of a folder, for the server to hand out as they are. */
export async function precompress(folder: URL): Promise<void> {
  const root = fileURLToPath(folder);
  const files = (await readdir(root, { recursive: true })).filter((file) => worthIt.test(file));
  for (const file of files) {
    const content = await readFile(join(root, file));
    if (content.length < smallest) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(join(root, `${file}.br`), await promisify(brotliCompress)(content, best));
    await writeFile(join(root, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
  }
}
