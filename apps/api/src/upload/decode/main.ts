import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Question } from '../decoder/protocol.ts';
import { inspectPicture } from './inspect-picture.ts';
import { makeVersions } from './make-versions.ts';

/**
 * The process in which pictures are decoded, one at a time. It knows no setting and no secret; what it makes of a file is what
 * it says to the process that started it (`decoder`), which watches its memory and its time.
 */

// At once, whatever is being decoded: an orderly exit would wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (question: Question) => {
  void answer(question).then(say);
});
endFirst();
say({ ready: true });

function say(message: Answer): void {
  process.send?.(message);
}

async function answer({ task, bytes, contentType, ...more }: Question): Promise<Answer> {
  const picture = Buffer.from(bytes, 'base64');
  const refusal = await inspectPicture(picture, contentType);
  if (refusal) return { refusal };
  if (task === 'inspect' || !('purpose' in more)) return { fine: true };
  try {
    const made = await makeVersions(picture, more.purpose);
    return {
      versions: made.map(({ version, bytes: file }) => ({ ...version, bytes: file.toString('base64') })),
    };
  } catch {
    // Whatever the decoder throws: it could not read the pixels.
    return { refusal: 'broken' };
  }
}

/** Where the machine's memory runs out, this process goes first, not the one that serves people. Linux alone has the way to say so. */
function endFirst(): void {
  if (process.platform !== 'linux') return;
  const [, , proc = '/proc'] = process.argv;
  try {
    writeFileSync(join(proc, 'self', 'oom_score_adj'), '1000');
  } catch {
    // Pictures are decoded without it; the process that started this one has warned of it.
  }
}
