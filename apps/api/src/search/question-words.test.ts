import { expect, test } from 'vitest';
import { purposeOf, servedBy, withoutQuestion, workOn } from './question-words.ts';

test.each([
  ['Who makes plastic pallets in Mexico', 'plastic pallets in mexico'],
  ['where can I buy ball bearings?', 'ball bearings?'],
  ['looking for a supplier of wire harnesses', 'a   wire harnesses'],
  ['¿Quién fabrica cajas de cartón?', 'cajas de carton?'],
  ['chi produce cuscinetti', 'cuscinetti'],
  ['Wo kann ich Gabelstapler kaufen', 'gabelstapler kaufen'],
  ['哪里有轴承', '轴承'],
  ['what is the price of a diesel generator', 'diesel generator'],
  ['who can calibrate my calipers', 'calibrate   calipers'],
])('%s asks for what stands behind the question', (text, asked) => {
  expect(withoutQuestion(text)).toBe(asked);
});

test.each(['who', 'Findus', 'My Mate', 'bearings', 'Looking for', 'Cercosa', 'Hello Kitty', 'hi vis vests'])(
  '%s is no question',
  (text) => {
    expect(withoutQuestion(text)).toBe(text);
  },
);

test.each([
  ['do any companies make biodegradable packaging', 'biodegradable packaging'],
  ['can somebody print labels', 'print labels'],
  ['quién puede transportar mercancía', 'transportar mercancia'],
  ['qui peut fabriquer des cartons', 'des cartons'],
  ['Dear sir, we need pallets', 'pallets'],
  ['hello, please send me an offer for pumps', 'pumps'],
  ['hola busco poleas', 'poleas'],
  ['Guten Tag, haben Sie Kugelhähne', 'kugelhahne'],
  ['bonjour, avez-vous des vannes', 'des vannes'],
  ['our factory needs a dust collector', 'a dust collector'],
  ['we are a bakery and need ovens', 'ovens'],
  ['who can supply us with gloves', 'gloves'],
  ['need a freight forwarder', 'a freight forwarder'],
  ['needs analysis', 'needs analysis'],
  ['what is the minimum order for shampoo', 'shampoo'],
  ['wer macht bei uns die Gussformen', 'gussformen'],
  ['Womit kann ich Barcodes lesen', 'barcodes lesen'],
  ['We are opening a dental clinic, who sells chairs', 'chairs for dental clinic'],
  ['wir haben eine Bäckerei. Wer liefert Mehl', 'mehl for backerei'],
  ['we are looking for pumps, can you deliver', 'pumps, can you deliver'],
  ['We need pumps, can you deliver', 'pumps, can you deliver'],
  ['one stop shop for bearings', 'bearings'],
  ['proveedor que venda mezclilla por rollo', 'mezclilla'],
  ['denim by the roll', 'denim'],
  ['we are searching car seats', 'car seats'],
  ['what is needed to weld aluminium', 'weld aluminium'],
])('%s asks for %s', (asked, thing) => {
  expect(withoutQuestion(asked)).toBe(thing);
});

test('what a thing is for stands behind a preposition, and a thing before it', () => {
  expect(purposeOf('pump for chemicals')).toBe('chemicals');
  expect(purposeOf('guantes para soldadores')).toBe('soldadores');
  expect(purposeOf('embroidery on polo shirts')).toBe('polo shirts');
  expect(purposeOf('for chemicals')).toBe('');
  expect(purposeOf('formwork')).toBe('');
});

test('what a thing serves stands behind a preposition', () => {
  expect(servedBy('spare parts for centrifugal pumps')).toBe(' centrifugal pumps');
  expect(servedBy('repuestos para bombas')).toBe(' bombas');
  expect(servedBy('desks with drawers')).toBe('');
});

test('work stands before the thing that it is done to', () => {
  expect(workOn('calibration of torque wrenches')).toBe('calibration');
  expect(workOn('traducción de manuales')).toBe('traduccion');
  expect(workOn('torque wrenches')).toBe('');
});
