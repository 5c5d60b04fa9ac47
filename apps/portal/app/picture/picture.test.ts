import { describe, expect, it } from 'vitest';
import { loader } from './picture.ts';
import { avatarAddress, coverAddress, monogramAddress, plateAddress } from './picture-address.ts';

const id = '7931d197-079a-49b1-b984-fed5249e16fd';

function answer(address: string): Response {
  const url = new URL(address, 'http://kontor.example');
  const [, , kind, file] = url.pathname.split('/');
  const request = new Request(url);
  return loader({ params: { kind, file }, request });
}

describe('pictures', () => {
  it.each([
    monogramAddress(id, 'RB', '0006'),
    monogramAddress(id, 'ÆØ', undefined),
    coverAddress(id, '0011'),
    plateAddress(id, '000602'),
    `${plateAddress(id, '000602')}&view=packed`,
    avatarAddress(id, 'MT'),
  ])('%s is an SVG to be cached for good', async (address) => {
    const response = answer(address);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it.each([
    '/picture/photo/x.svg',
    '/picture/plate/x.png',
    '/picture/plate/..%2f.svg',
    `/picture/plate/${'x'.repeat(65)}.svg`,
  ])('%s is none', (address) => {
    expect(answer(address).status).toBe(404);
  });
});
