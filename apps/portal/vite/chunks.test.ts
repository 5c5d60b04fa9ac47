import { expect, it } from 'vitest';
import { placesWithoutModule } from './chunks.ts';

const ids = (...paths: string[]) => paths.map((path) => `/kontor/${path}`);

it('a place that no module comes from is named', () => {
  const home = ids('apps/portal/app/home/home.tsx', 'node_modules/react/index.js');
  const lost = placesWithoutModule(home);
  expect(lost).toContain('/portal/app/business/');
  expect(lost).toContain('/node_modules/react-dom/');
  expect(lost).not.toContain('/portal/app/home/');
  expect(lost).not.toContain('/node_modules/react/');
});
