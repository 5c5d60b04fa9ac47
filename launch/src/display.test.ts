import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createDisplay } from './display.ts';

/** A stream that keeps what is written to it, as a terminal of 40 columns or a file. */
function aStream(isTTY: boolean) {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns: 40 }), written: () => written };
}

test('a file gets a line for each step and each quarter of it', () => {
  const { stream, written } = aStream(false);
  const display = createDisplay(stream);
  for (let done = 0; done <= 1000; done += 1) display.progress(`Companies: ${done} of 1,000`, done / 1000);
  display.progress('Products: 0 of 10', 0);
  display.line('Ready.');
  expect(written().split('\n')).toEqual([
    'Companies: 0 of 1,000, 0 %',
    'Companies: 250 of 1,000, 25 %',
    'Companies: 500 of 1,000, 50 %',
    'Companies: 750 of 1,000, 75 %',
    'Companies: 1000 of 1,000, 100 %',
    'Products: 0 of 10, 0 %',
    'Ready.',
    '',
  ]);
});

test('a terminal gets one line that is drawn again, below the lines that stay', () => {
  const { stream, written } = aStream(true);
  const display = createDisplay(stream);
  display.progress('Companies: a text far too long for the width of it', 0.5);
  display.line('Schema written');
  display.clear();
  const screen = written().split('\r\x1b[2K');
  expect(screen[1]).toBe('[############............] Companies: a');
  expect(screen.slice(2)).toEqual(['Schema written\n', '[############............] Companies: a', '']);
});

test('a closed terminal ends nothing', () => {
  const { stream } = aStream(false);
  createDisplay(stream);
  expect(stream.emit('error', new Error('EPIPE'))).toBe(true);
});
