import { expect, it } from 'vitest';
import { splitLegalForm } from './legal-form.ts';

it.each([
  ['Hogar y Construcción Ordocaya', 'S. de R.L. de C.V.'],
  ['Fábricas Belanquil', 'S.A.P.I. de C.V.'],
  ['Mingluoshuo Works', 'Co., Ltd.'],
  ['Schraubenwerk Holm', 'GmbH & Co. KG'],
  ['Śruba', 'Sp. z o.o.'],
  ['Vidalar', 'San. ve Tic. A.Ş.'],
  ['Stavholt', '(Pty) Ltd'],
  ['Andes', 'Cía. Ltda.'],
  ['Acme Pumps', 'Co, Ltd'],
  ['A. B. Pumps', 'Co., Ltd.'],
])('%s has the legal form %s', (name, form) => {
  expect(splitLegalForm(`${name} ${form}`)).toEqual([`${name} `, form]);
});

it.each([
  'Stavholt Industries Inc.',
  'Acme Pumps, Inc.',
  'John Smith, Inc.',
  'A. B. C. Ltd',
  'A. B. C.',
  'Acme',
  'Co. Ltd',
  'Bombas de',
  '',
  'Pumps & Valves',
  '东方机械有限公司',
])('%s has none that a line could cut', (name) => {
  expect(splitLegalForm(name)).toEqual([name, '']);
});
