import type { Writable } from 'node:stream';

/** What a run shows: lines that stay, and below them, on a terminal, one that is drawn again. */
export interface Display {
  line(text: string): void;
  /** `share` is from 0 to 1; without it only the text is shown. */
  progress(text: string, share?: number): void;
  /** Ends the drawn line without a trace. */
  clear(): void;
}

const width = 24;
const columnsWhenUnknown = 80;

/** The part of a terminal or a file that is needed here. */
type Output = Writable & { isTTY?: boolean; columns?: number };

export function createDisplay(stream: Output = process.stdout): Display {
  // A closed terminal must not end us before the services are stopped.
  stream.on('error', () => undefined);
  return stream.isTTY ? onTerminal(stream) : onPlainOutput(stream);
}

function onTerminal(stream: Output): Display {
  let drawn = '';
  const draw = (text: string) => stream.write(`\r\x1b[2K${text}`);
  return {
    line(text) {
      draw(`${text}\n`);
      if (drawn) draw(drawn);
    },
    progress(text, share) {
      drawn = (share === undefined ? text : `${bar(share)} ${text}`).slice(
        0,
        (stream.columns ?? columnsWhenUnknown) - 1,
      );
      draw(drawn);
    },
    clear() {
      if (drawn) draw('');
      drawn = '';
    },
  };
}

/** Without a terminal a step is a line when it begins, and one at each quarter of its way. */
function onPlainOutput(stream: Output): Display {
  let last = '';
  return {
    line: (text) => void stream.write(`${text}\n`),
    progress(text, share) {
      const step = text.replace(/[\d.,]+/g, '#');
      const quarter = share === undefined ? '' : `, ${Math.floor(share * 4) * 25} %`;
      if (last === step + quarter) return;
      last = step + quarter;
      stream.write(`${text}${quarter}\n`);
    },
    clear: () => undefined,
  };
}

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}]`;
}
