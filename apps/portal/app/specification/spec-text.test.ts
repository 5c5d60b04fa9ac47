import { type ShownLanguage, shownLanguages } from '@kontor/web/language';
import { describe, expect, test } from 'vitest';
import { specInWords } from './spec-text.ts';
import words from './spec-words.json' with { type: 'json' };

const languages = Object.keys(shownLanguages) as ShownLanguage[];
const others = languages.filter((language) => language !== 'en');

describe.each(['keys', 'values'] as const)('every one of the %s', (group) => {
  test.each(Object.entries(words[group]))('%s has a translation in every language', (_, term) => {
    for (const language of others) expect(term[language as keyof typeof term]?.trim(), language).toBeTruthy();
    expect(term.zh).toMatch(/\p{Script=Han}/u);
  });
});

test.each(Object.keys(words.keys))('the key %s is shown in the language of the reader', (key) => {
  for (const language of others) {
    const { label } = specInWords({ key, value: '1' }, language);
    expect(label).toBe(words.keys[key as keyof typeof words.keys][language as 'es']);
  }
});

test.each(Object.keys(words.values))('the value %s is shown in the language of the reader', (value) => {
  for (const language of others) {
    const shown = specInWords({ key: 'Type', value }, language).value;
    expect(shown).toBe(words.values[value as keyof typeof words.values][language as 'es']);
  }
});

test.each([
  ['en', 'Material', 'Stainless steel', 'Material: Stainless steel'],
  ['es', 'Warranty', '24 months', 'Garantía: 24 meses'],
  ['it', 'Warranty', '1 year', 'Garanzia: 1 anno'],
  ['zh', 'Typical duration', '4–8 weeks', '通常工期: 4–8 周'],
  ['it', 'Languages', 'English, Spanish', 'Lingue: Inglese, Spagnolo'],
  ['zh', 'Languages', 'English, German', '语言: 英语、德语'],
  ['en', 'Potencia nominal', 'Acero inoxidable', 'Rated power: Stainless steel'],
  ['en', 'Portata', 'Acciaio', 'Portata: Steel'],
  ['it', 'Origin', 'Germany', 'Origine: Germania'],
  ['zh', 'Origin', 'Mexico', '产地: 墨西哥'],
  [
    'es',
    'Export packing',
    '20 pieces per carton, 8 kg; 24 cartons per pallet, 200 kg',
    'Embalaje de exportación: 20 piezas por caja de cartón, 8 kg; 24 cajas de cartón por palé, 200 kg',
  ],
  [
    'it',
    'Export packing',
    '10 pieces a carton, 5kg; 48 cartons a pallet, 262kg',
    'Imballaggio per esportazione: 10 pezzi per cartone, 5 kg; 48 cartoni per pallet, 262 kg',
  ],
  ['es', 'Temperature range', '-40 to +100 °C', 'Rango de temperatura: -40 a +100 °C'],
  ['zh', 'Temperature range', '-40 to +100 °C', '温度范围: -40 至 +100 °C'],
  ['es', 'Composition', '50 % cotton, 50 % polyester', 'Composición: 50 % algodón, 50 % poliéster'],
  ['zh', 'Composition', 'Propane 60 %, butane 40 %', '成分: 丙烷 60 %、丁烷 40 %'],
  ['it', 'Billing', 'By energy content', 'Fatturazione: A contenuto energetico'],
  ['it', 'Speed', '3,600 rpm', 'Velocità: 3600 giri/min'],
  ['it', 'Speed', '18,000 bottles/h', 'Velocità: 18.000 bottiglie/h'],
  ['zh', 'Speed', '18,000 bottles/h', '速度: 18,000 瓶/小时'],
  ['es', 'Thickness', 'Up to 6.5 mm', 'Espesor: Hasta 6.5 mm'],
  ['it', 'Thickness', 'Up to 6.5 mm', 'Spessore: Fino a 6,5 mm'],
  ['zh', 'Thickness', 'Up to 6.5 mm', '厚度: 不超过 6.5 mm'],
  ['it', 'Steel', '1.2343, hardened', 'Acciaio: 1.2343, temprato'],
  ['es', 'Standard', 'EN ISO 20471 class 2', 'Norma: EN ISO 20471 clase 2'],
  ['zh', 'Material', 'Stainless steel CF8M', '材质: CF8M 不锈钢'],
  ['es', 'Canopy', 'Closed, 58 dB(A) at 7 m', 'Cabina: Cerrada, 58 dB(A) a 7 m'],
  ['it', 'Packing', 'Boxes of 25', 'Imballaggio: Scatole da 25'],
  ['zh', 'Packing', 'Cartons of 50 pairs', '包装方式: 每箱 50 双'],
  ['es', 'Markets', 'China and Japan', 'Mercados: China y Japón'],
  ['zh', 'Markets', 'China and Japan', '市场: 中国和日本'],
  ['zh', 'Composition', 'Butane, 95 %', '成分: 丁烷，95 %'],
  ['es', 'Fabric', '100 % cotton, FR finish', 'Tejido: 100 % algodón, acabado ignífugo'],
  ['es', 'Coating', 'TiN', 'Recubrimiento: TiN'],
  ['es', 'Overload', '150 % for 60 s', 'Sobrecarga: 150 % durante 60 s'],
  ['zh', 'Size', '500 tags', '规格: 500 个点'],
  ['es', 'Size', '20 × 47 × 14 mm', 'Tamaño: 20 × 47 × 14 mm'],
  ['it', 'Size', '20.5 × 47 × 14 mm', 'Dimensione: 20,5 × 47 × 14 mm'],
  ['es', 'Length of our own', 'Steel, of our own', 'Length of our own: Steel, of our own'],
])('in %s, “%s: %s” is shown as “%s”', (language, key, value, shown) => {
  const { label, value: text } = specInWords({ key, value }, language);
  expect(`${label}: ${text}`).toBe(shown);
});

test('a unit of its own is shown in the language and the number of the reader', () => {
  expect(specInWords({ key: 'Speed', value: '1', unit: 'pieces' }, 'es').value).toBe('1 pieza');
  expect(specInWords({ key: 'Weight', value: '2,500', unit: 'kg' }, 'es').value).toBe('2,500 kg');
  expect(specInWords({ key: 'Weight', value: '2,500', unit: 'kg' }, 'it').value).toBe('2500 kg');
  expect(specInWords({ key: 'Speed', value: '3,600', unit: 'rpm' }, 'it').value).toBe('3600 giri/min');
});
