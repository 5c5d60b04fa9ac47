import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

const titled = (place: string, country?: string) =>
  searchTitle({ type: 'Fabricantes', words: '', place, country }, 'México');

it('says the type, the place and the country of what is found, and the portal', () => {
  expect(titled('Rodamientos', 'Alemania')).toBe('Fabricantes – Rodamientos – Alemania | Kontor México');
  expect(titled('')).toBe('Fabricantes | Kontor México');
});

it('makes room by the brand, and keeps names whole: they tell pages apart', () => {
  expect(titled('Automatización del manejo de materiales')).toBe(
    'Fabricantes – Automatización del manejo de materiales | México',
  );
  expect(titled('Residencias de retiro y de descanso para los mayores')).toBe(
    'Fabricantes – Residencias de retiro y de descanso para los mayores | México',
  );
});

it('leaves words as they were typed', () => {
  const words = 'rodamientos de bolas (rígidos) para motores eléctricos de alta velocidad';
  expect(searchTitle({ type: 'Productos', words, place: 'x', country: undefined }, 'México')).toBe(
    `Productos – ${words} | Kontor México`,
  );
});
