import { fileKinds, type PicturePurpose, type UploadPurpose } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyBaseLogger } from 'fastify';
import { refusalByType } from '../picture-type.ts';
import type { Refusal } from '../refused.ts';
import type { ShownSize } from '../shown-size.ts';
import type { OpenFile } from '../store/store.ts';
import type { VersionFile } from '../version.ts';
import {
  DecoderDied,
  type DecodingLimits,
  type DecodingProcess,
  startDecodingProcess,
} from './decoding-process.ts';
import { warnOfMissingBounds } from './missing-bounds.ts';
import type { Answer, Question } from './protocol.ts';

/** A file as it was sent. */
export interface SentPicture {
  bytes: Buffer;
  contentType: string;
  /** Who sent it: nobody has two pictures decoded at once, so a heavy one holds up its sender alone. */
  owner: string;
  /** What it is to become, if that is known. */
  purpose?: PicturePurpose | undefined;
}

/** What speaks against a picture; of one that is too small how large it is. */
interface PictureFault {
  refusal: Refusal;
  shown?: ShownSize | undefined;
}

/** A file that is no picture, as it was sent. */
interface SentOther {
  purpose: UploadPurpose;
  contentType: string;
  /** Of which parts are read. */
  file: OpenFile;
  /** As of a picture. */
  owner: string;
}

/** Decodes pictures in processes of their own, so that what they do to a decoder happens to nobody else. */
export interface Decoder {
  /** What speaks against a file, by its first bytes, its structure, its head and what it is for. @throws DecoderDied */
  inspect(picture: SentPicture): Promise<PictureFault | undefined>;
  /** The versions of a picture, or why there are none. @throws DecoderDied */
  makeVersions(picture: SentPicture, purpose: PicturePurpose): Promise<VersionFile[] | Refusal>;
  /**
   * What speaks against a file that stays as it was sent, by what is in it, or how large it is shown. @throws DecoderDied, and what
   * reading its parts throws
   */
  checkFile(file: SentOther): Promise<Refusal | ShownSize | undefined>;
  /** The processes there are at the moment. */
  processes(): number[];
  /** Ends all of them, whatever they do. */
  close(): void;
}

const megabyte = 1024 * 1024;

export const decodingLimits: DecodingLimits = {
  memory: 512 * megabyte,
  idleMemory: 200 * megabyte,
  start: { computing: 20_000, waiting: 45_000 },
  inspect: { computing: 3_000, waiting: 6_000 },
  versions: { computing: 10_000, waiting: 30_000 },
  // A table is read whole, all other files in parts.
  file: { computing: 3_000, waiting: 20_000, bytes: 64 * megabyte },
  idle: 30_000,
};

const processesAtOnce = 2;

interface Waiting {
  owner: string;
  begin: () => void;
}

/**
 * Processes are started when there is something to decode, and end when there is nothing for a while. Says once when the system
 * does not let them be watched, or be the first to go where memory runs out.
 * @param proc where Linux shows its processes
 */
export function openDecoder(
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits: DecodingLimits = decodingLimits,
  proc = '/proc',
): Decoder {
  void warnOfMissingBounds(log, proc);
  const waiting: Waiting[] = [];
  /** Whose pictures are being decoded. */
  const owners = new Set<string>();
  const busy = new Set<DecodingProcess>();
  const idle = new Map<DecodingProcess, NodeJS.Timeout>();
  let isClosed = false;

  /** Resolves in one's turn: first come, first served, of those who have none being decoded. */
  function turnOf(owner: string): Promise<void> {
    return new Promise((begin) => {
      waiting.push({ owner, begin });
      serveNext();
    });
  }

  function serveNext(): void {
    while (owners.size < processesAtOnce) {
      const index = waiting.findIndex(({ owner }) => !owners.has(owner));
      const [next] = index < 0 ? [] : waiting.splice(index, 1);
      if (!next) return;
      owners.add(next.owner);
      next.begin();
    }
  }

  function take(): DecodingProcess {
    const [known] = idle.keys();
    const taken = known ?? startDecodingProcess(limits, proc);
    clearTimeout(idle.get(taken));
    idle.delete(taken);
    busy.add(taken);
    return taken;
  }

  async function giveBack(used: DecodingProcess): Promise<void> {
    const isFit = await used.isFit();
    busy.delete(used);
    if (isFit && !isClosed) idle.set(used, setTimeout(endIdle, limits.idle, used).unref());
    else used.end();
  }

  function endIdle(unused: DecodingProcess): void {
    idle.delete(unused);
    unused.end();
  }

  async function ask(owner: string, question: Question, file?: OpenFile): Promise<Answer> {
    await turnOf(owner);
    try {
      return await askProcess(take(), question, file);
    } finally {
      owners.delete(owner);
      serveNext();
    }
  }

  async function askProcess(
    taken: DecodingProcess,
    question: Question,
    file: OpenFile | undefined,
  ): Promise<Answer> {
    try {
      return await taken.ask(question, file);
    } catch (error) {
      // A stop ends it as a picture would; the picture is not to blame.
      if (isClosed) throw new KontorError('Unavailable', 'The service is stopping.', { retryAfter: 1 });
      if (error instanceof DecoderDied)
        log.warn({ pid: taken.pid, death: error.death }, 'A process that decodes pictures ended');
      throw error;
    } finally {
      await giveBack(taken);
    }
  }

  return {
    async inspect({ bytes, contentType, owner, purpose }) {
      const refusal = refusalByType(bytes, contentType);
      if (refusal) return { refusal };
      const question = { task: 'inspect', bytes: bytes.toString('base64'), contentType, purpose } as const;
      const answer = await ask(owner, question);
      return 'refusal' in answer ? answer : undefined;
    },
    async makeVersions({ bytes, contentType, owner }, purpose) {
      const refusal = refusalByType(bytes, contentType);
      if (refusal) return refusal;
      const question = {
        task: 'make-versions',
        bytes: bytes.toString('base64'),
        contentType,
        purpose,
      } as const;
      const answer = await ask(owner, question);
      if ('versions' in answer)
        return answer.versions.map(({ bytes: file, ...version }) => ({
          version,
          bytes: Buffer.from(file, 'base64'),
        }));
      return 'refusal' in answer ? answer.refusal : 'broken';
    },
    async checkFile({ purpose, contentType, file, owner }) {
      const { check } = fileKinds[purpose];
      const question = { task: 'check-file', check, contentType, size: file.bytes } as const;
      const answer = await ask(owner, question, file);
      if ('refusal' in answer) return answer.refusal;
      return 'fine' in answer ? answer.shown : undefined;
    },
    processes: () => [...busy, ...idle.keys()].map(({ pid }) => pid),
    close() {
      isClosed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      for (const each of [...busy, ...idle.keys()]) each.end();
    },
  };
}
