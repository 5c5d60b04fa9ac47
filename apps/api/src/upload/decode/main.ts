import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, FilePart, FileQuestion, PictureQuestion, Question } from '../decoder/protocol.ts';
import { inspectPicture } from './inspect-picture.ts';
import { makeVersions } from './make-versions.ts';
import { openRemoteFile, type RemoteFile } from './remote-file.ts';
import { restrictLibrary } from './restrict-library.ts';

/**
 * The process in which pictures are decoded and other files are looked into, one at a time. It knows no setting and no secret; what it makes of a file is what
 * it says to the process that started it (`decoder`), which watches its memory and its time.
 */

restrictLibrary();

// At once, whatever is being decoded: an orderly exit would wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
let file: RemoteFile | undefined;
process.on('message', (message: Question | FilePart) => {
  if ('part' in message) file?.receive(Buffer.from(message.part, 'base64'));
  else void (message.task === 'check-file' ? answerOfFile(message) : answer(message)).then(say);
});
endFirst();
say({ ready: true });

function say(message: Answer): void {
  process.send?.(message);
}

async function answerOfFile({ check, contentType, size }: FileQuestion): Promise<Answer> {
  file = openRemoteFile(size, (wanted) => say({ wanted }));
  // Its readers of formats take longer to load than all else here, and a picture needs none of them.
  const { checkFile } = await import('./check-file.ts');
  try {
    const found = await checkFile(file, check, contentType);
    if (typeof found === 'string') return { refusal: found };
    return { fine: true, ...(found ? { shown: found } : {}) };
  } catch {
    // Whatever the readers of a format throw: they could not read it.
    return { refusal: 'brokenFile' };
  } finally {
    file = undefined;
  }
}

async function answer({ bytes, ...question }: PictureQuestion): Promise<Answer> {
  const picture = Buffer.from(bytes, 'base64');
  const fault = await inspectPicture(picture, question);
  if (fault) return fault;
  if (question.task === 'inspect') return { fine: true };
  try {
    const made = await makeVersions(picture, question.purpose);
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
