import { scansBomb } from '../testing-hostile-structures.ts';
import { openDecoder } from './decoder.ts';

/** Decodes something that takes a while and says in which process, until it is killed. */
const decoder = openDecoder({ warn: () => {} });
const picture = { bytes: scansBomb({ scans: 99 }), contentType: 'image/jpeg', owner: 'somebody' };
await decoder.inspect(picture);
process.send?.(decoder.processes());
for (;;) await decoder.makeVersions(picture, 'profile-photo');
