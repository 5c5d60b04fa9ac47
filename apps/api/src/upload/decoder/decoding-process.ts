import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { KontorError } from '@kontor/server';
import { Check } from 'typebox/schema';
import { type Usage, usageOf } from './process-usage.ts';
import { type Answer, AnswerMessage, type Question } from './protocol.ts';

const program = fileURLToPath(new URL('../decode/main.ts', import.meta.url));

/** Why a process that decoded a picture is no more. */
export type Death = 'memory' | 'time' | 'crash';

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
  /** Milliseconds after which it ends when it has nothing to do. */
  idle: number;
}

/** One process that decodes one picture at a time. */
export interface DecodingProcess {
  readonly pid: number;
  /** @throws DecoderDied when the picture ended it, Unavailable when it could not be started */
  ask(question: Question): Promise<Answer>;
  /** Whether it may be asked again: it is alive, and does not hold more than it should. */
  isFit(): Promise<boolean>;
  end(): void;
}

/** Milliseconds between two looks at its memory: a picture takes about 20 to fill 30 MB. */
const lookEvery = 20;

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

  function kill(why: Death): void {
    death = why;
    child.kill('SIGKILL');
  }

  async function within(time: TimeLimit, answer: Promise<Answer>): Promise<Answer> {
    const timer = setTimeout(kill, time.waiting, 'time');
    const watching = watchUsage(
      () => usageOf(child.pid ?? 0, proc),
      { memory: limits.memory, computing: time.computing },
      kill,
    );
    try {
      return await Promise.race([answer, gone]);
    } finally {
      clearTimeout(timer);
      watching.stop();
    }
  }

  return {
    pid: child.pid ?? 0,
    async ask(question) {
      await ready.catch((cause) => {
        throw new KontorError('Unavailable', 'Pictures cannot be opened right now.', {
          retryAfter: 5,
          cause,
        });
      });
      const answer = nextMessage();
      child.send(question, (error) => error && kill('crash'));
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

function watchUsage(
  read: () => Promise<Usage | undefined>,
  maximum: { memory: number; computing: number },
  onExcess: (death: Death) => void,
) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let before: number | undefined;
  async function look(): Promise<void> {
    const usage = await read();
    if (stopped) return;
    if (usage) {
      before ??= usage.computed;
      if (usage.memory > maximum.memory) return onExcess('memory');
      if (usage.computed - before > maximum.computing) return onExcess('time');
    }
    timer = setTimeout(look, lookEvery);
  }
  void look();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
