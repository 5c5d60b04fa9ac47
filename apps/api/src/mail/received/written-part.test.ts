import { expect, test } from 'vitest';
import { writtenPart } from './written-part.ts';

const sender = { name: 'Kontor', address: 'no-reply@kontor.example' };
const quoted = [
  '> Hello Ada,',
  '>',
  '> Buyer wrote to Seller.',
  '> https://kontor.example/unsubscribe/a-code',
];
const of = (...lines: string[]) => writtenPart(lines.join('\r\n'), sender);

test.each([
  ['en', 'On Tue, Nov 24, 2026 at 10:00 AM Kontor <no-reply@kontor.example> wrote:'],
  ['es', 'El mar, 24 nov 2026 a las 10:00, Kontor (<no-reply@kontor.example>) escribió:'],
  ['it', 'Il giorno mar 24 nov 2026 alle ore 10:00 Kontor <no-reply@kontor.example> ha scritto:'],
  ['zh', 'Kontor <no-reply@kontor.example> 于2026年11月24日周二 10:00写道：'],
  ['by name alone', 'Am 24.11.2026 um 10:00 schrieb Kontor:'],
])('what is quoted is cut: %s', (_, introduction) => {
  expect(of('24 units by March.', '', introduction, ...quoted)).toBe('24 units by March.');
  expect(of('24 units by March.', '', introduction, 'Hello Ada,', 'Buyer wrote to Seller.')).toBe(
    '24 units by March.',
  );
});

test('an introduction that a program broke is one all the same', () => {
  const broken = ['On Tue, Nov 24, 2026 at 10:00 AM Kontor', '<no-reply@kontor.example> wrote:', ''];
  expect(of('Yes.', ...broken, ...quoted)).toBe('Yes.');
  const elsewhere = ['On Tue, Nov 24, 2026 at 10:00 AM', 'Kontor <no-reply@kontor.example> wrote:'];
  expect(of('Yes.', ...elsewhere, ...quoted)).toBe('Yes.');
  expect(of('We take 24', 'Kontor <no-reply@kontor.example> wrote:', ...quoted)).toBe('We take 24');
});

test('what is written below and between quotes stays', () => {
  const introduction = 'On 24 Nov 2026 Kontor <no-reply@kontor.example> wrote:';
  expect(of(introduction, ...quoted, '', 'Below: yes.')).toBe('Below: yes.');
  expect(of(introduction, '> How many?', 'Twelve.', '> When?', 'In May.')).toBe('Twelve.\nIn May.');
});

test.each([
  ['en', 'From: Kontor <no-reply@kontor.example>', 'Sent: Tuesday, November 24, 2026 10:00', 'To: Ada'],
  ['es', 'De: Kontor <no-reply@kontor.example>', 'Enviado: martes, 24 de noviembre de 2026', 'Para: Ada'],
  ['it', 'Da: Kontor <no-reply@kontor.example>', 'Inviato: martedì 24 novembre 2026 10:00', 'A: Ada'],
  ['zh', '发件人: Kontor <no-reply@kontor.example>', '发送时间: 2026年11月24日 10:00', '收件人: Ada'],
])('the header of Outlook ends it: %s', (_, ...header) => {
  expect(of('Yes.', '', '________________________________', ...header, 'Subject: …', 'Hello')).toBe('Yes.');
  expect(of('Yes.', '', '-----Original Message-----', ...header, 'Hello')).toBe('Yes.');
  expect(of('Yes.', ...header, 'Hello')).toBe('Yes.');
});

test('a signature goes, and what follows it below a quote stays', () => {
  expect(of('Yes.', '-- ', 'Ada Example', '+52 477 555 0164')).toBe('Yes.');
  expect(of('Yes.', '', 'Sent from my iPhone')).toBe('Yes.');
  expect(of('Sent from my iPhone')).toBe('Sent from my iPhone');
});

test.each([
  [['Our engineer wrote:', 'the shaft has 40 mm.']],
  [['On Friday 20 our engineer wrote:', 'the shaft has 40 mm.']],
  [['Kontor inquiry 5:', 'we offer 24 units.']],
  [['Batch size', '> 500 pieces', 'as agreed.']],
  [['From: Bremen', 'To: León', 'Terms: DAP']],
  [['----', 'Price list 2026:', '-----']],
])('what is nobody’s quote stays as it is: %j', (lines) => {
  expect(of(...lines)).toBe(lines.join('\n'));
});

test('of a mail that is a quote alone nothing is left', () => {
  expect(of('On 24 Nov 2026 Kontor <no-reply@kontor.example> wrote:', ...quoted)).toBe('');
});

test('long and hostile lines take no time', () => {
  const began = performance.now();
  of(`${'On 2026 Kontor '.repeat(100_000)}:`, ...Array.from({ length: 50_000 }, () => '- a -'.repeat(20)));
  expect(performance.now() - began).toBeLessThan(5_000);
});
