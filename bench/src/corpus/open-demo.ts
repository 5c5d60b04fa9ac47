import { migrate } from '@kontor/database';
import { loadDemo } from '@kontor/demo';
import { findDatabase, makeDatabase } from './bench-server.ts';
import { demoFingerprint } from './fingerprint.ts';
import { makeOnce, wasMade } from './make-once.ts';

const name = 'demo_full';

/** The address of a database with the whole demo data, real companies among them, reused between runs. */
export async function openDemo(progress: (what: string) => void): Promise<string> {
  const fingerprint = await demoFingerprint();
  const { url, exists } = await findDatabase(name);
  if (!exists || (await wasMade(url, 'demo', fingerprint)) === undefined) {
    await makeDatabase(name);
    await migrate(url);
  }
  await makeOnce(url, 'demo', fingerprint, () =>
    loadDemo({
      databaseUrl: url,
      size: 'full',
      onProgress: (what, share) => progress(`demo data: ${what} ${Math.round(share * 100)} %`),
    }),
  );
  return url;
}
