import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { KontorError } from '@kontor/server';
import { Check } from 'typebox/schema';
import type { OpenFile } from '../store/store.ts';
import { usageOf } from './process-usage.ts';
import { type Answer, AnswerMessage, type FilePart, type Question } from './protocol.ts';
import { type Death, watchUsage } from './watch-usage.ts';

const program = fileURLToPath(new URL('../decode/main.ts', import.meta.url));

/** The picture ended the process that decoded it, or had it ended. */
export class DecoderDied extends Error {
  override readonly name = 'DecoderDied';
  readonly death: Death;

  constructor(death: Death) {
    super(`The process that decodes a picture ended: ${death}.`);
    this.death = death;
  }
}

/**
 * Milliseconds it may compute, which is what a picture costs, and may take, which on a busy machine is more and no fault of the
 * picture.
 */
interface TimeLimit {
  computing: number;
  waiting: number;
}

export interface DecodingLimits {
  /** Bytes of real memory a process may have while it decodes. */
  memory: number;
  /** Bytes it may have while it waits for the next picture. */
  idleMemory: number;
  /** Time to start, to look at a picture, to make its versions. */
  start: TimeLimit;
  inspect: TimeLimit;
  versions: TimeLimit;
  /** Time to look at a file that is no picture, and bytes that may be read of it. */
  file: TimeLimit & { bytes: number };
  /** Milliseconds after which it ends when it has nothing to do. */
  idle: number;
}

/** One process that decodes one picture at a time. */
export interface DecodingProcess {
  readonly pid: number;
  /**
   * @param file what the question is about, where its parts are read
   * @throws DecoderDied when the picture ended it, Unavailable when it could not be started
   */
  ask(question: Question, file?: OpenFile): Promise<Answer>;
  /** Whether it may be asked again: it is alive, and does not hold more than it should. */
  isFit(): Promise<boolean>;
  end(): void;
}

/**
 * Starts a process that has no setting of ours, no input and no output but its messages, and ends with this one. Where the
 * system does not tell what it uses, its time on the clock is bounded alone, and it is fit for one picture.
 * @param proc where Linux shows its processes
 */
export function startDecodingProcess(limits: DecodingLimits, proc = '/proc'): DecodingProcess {
  const child = fork(program, [proc], {
    // Nothing of ours: not the settings, which hold secrets. Fewer arenas give freed memory back to the system.
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let death: Death = 'crash';
  let isAlive = true;
  let isKilled = false;
  let receive: (message: unknown) => void = () => {};
  const gone = new Promise<never>((_, reject) => {
    const fail = () => {
      isAlive = false;
      reject(new DecoderDied(death));
    };
    child.once('exit', fail).once('error', fail);
  });
  // Who asks hears of it; one that ends while it waits is no failure.
  gone.catch(() => {});
  child.on('message', (message) => receive(message));
  // While a picture is decoded its timer holds this process open; one that waits does not.
  child.unref();
  child.channel?.unref();
  const ready = within(limits.start, nextMessage());
  ready.catch(() => {});

  function nextMessage(): Promise<Answer> {
    return new Promise((resolve) => {
      receive = (message) => {
        if (Check(AnswerMessage, message)) resolve(message);
        else kill('crash');
      };
    });
  }

  function say(message: Question | FilePart): Promise<Answer> {
    const answer = nextMessage();
    child.send(message, (error) => error && kill('crash'));
    return answer;
  }

  /** Hands over the parts of the file that it asks for, until it answers. */
  async function handParts(file: OpenFile, answer: Promise<Answer>): Promise<Answer> {
    let read = 0;
    let said = await answer;
    while ('wanted' in said) {
      const { start, length } = said.wanted;
      read += length;
      if (read > limits.file.bytes) {
        kill('crash');
        return gone;
      }
      const part = await file.read(start, length).catch((error: unknown) => {
        // The store is to blame, and the process still waits.
        kill('crash');
        throw error;
      });
      said = await say({ part: part.toString('base64') });
    }
    return said;
  }

  function kill(why: Death): void {
    death = why;
    isKilled = true;
    child.kill('SIGKILL');
  }

  /** @param excess what one that computes for too long ended by */
  async function within(time: TimeLimit, answer: Promise<Answer>, excess: Death = 'time'): Promise<Answer> {
    const timer = setTimeout(kill, time.waiting, 'time');
    const watching = watchUsage(
      () => usageOf(child.pid ?? 0, proc),
      { memory: limits.memory, computing: time.computing, excess },
      kill,
    );
    try {
      const said = await Promise.race([answer, gone]);
      // On a busy machine an answer may be read after the time for it was over: nobody may ask the process again.
      return isKilled ? await gone : said;
    } finally {
      clearTimeout(timer);
      watching.stop();
    }
  }

  return {
    pid: child.pid ?? 0,
    async ask(question, file) {
      await ready.catch((cause) => {
        throw new KontorError('Unavailable', 'Pictures cannot be opened right now.', {
          retryAfter: 5,
          cause,
        });
      });
      const answer = say(question);
      // A whole file takes some milliseconds: what takes seconds leads its reader round in circles.
      if (question.task === 'check-file')
        return within(limits.file, file ? handParts(file, answer) : answer, 'crash');
      return within(question.task === 'inspect' ? limits.inspect : limits.versions, answer);
    },
    async isFit() {
      if (!isAlive) return false;
      const usage = await usageOf(child.pid ?? 0, proc);
      return usage !== undefined && usage.memory <= limits.idleMemory && isAlive;
    },
    end: () => kill('crash'),
  };
}
