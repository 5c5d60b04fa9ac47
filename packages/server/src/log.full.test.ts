import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const program = `
  import { createLog } from ${JSON.stringify(new URL('./log.ts', import.meta.url).href)};
  const log = createLog('sample', { LOG_LEVEL: 'info' });
  for (let nth = 0; nth < 100_000; nth += 1) log.warn({ nth, text: 'x'.repeat(1_000) }, 'a line');
  process.stderr.write('lives, ' + Math.round(process.memoryUsage().rss / 1024 / 1024));
`;

// /dev/full answers every write with ENOSPC.
test.runIf(existsSync('/dev/full'))(
  'a log that cannot be written ends no process and takes no memory',
  () => {
    const command = '"$0" --input-type=module -e "$1" 2>&1 >/dev/full';
    const said = execFileSync('sh', ['-c', command, process.execPath, program], { encoding: 'utf8' });
    const [, megabytes] = /lives, (\d+)$/.exec(said) ?? [];
    expect(megabytes, said).toBeDefined();
    // 100 MB of lines, were they buffered, beside what the program itself takes.
    const idle = execFileSync('sh', ['-c', command, process.execPath, program.replace('100_000', '1')], {
      encoding: 'utf8',
    });
    expect(Number(megabytes)).toBeLessThan(Number(/lives, (\d+)$/.exec(idle)?.[1]) + 60);
  },
);

test('what a library hands on in place of an error is logged by its message', async () => {
  const { createLog } = await import('./log.ts');
  const lines: string[] = [];
  const log = createLog('sample', { LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: { message: 'no room', queue: 'mails', secret: 'of nobody' } }, 'job queue');
  expect(JSON.parse(lines[0] ?? '').err).toEqual({ type: 'object', message: 'no room' });
});
