import { describe, expect, it } from 'vitest';
import { readShareAddress, shareAddress } from './share-address.ts';

const id = '7931d197-079a-49b1-b984-fed5249e16fd';

describe('the address of a picture', () => {
  it.each([
    ['/', '/share/home.png?lang=es&v=abc'],
    [`/business/${id}`, `/share/business/${id}.png?lang=es&v=abc`],
    ['/countries/buyers/MX', '/share/countries/buyers/MX.png?lang=es&v=abc'],
    [
      '/search-result?business=MA&countries=global&industry=0006',
      '/share/search-result.png?business=MA&countries=global&industry=0006&lang=es&v=abc',
    ],
    ['/about-us', '/share/about-us.png?lang=es&v=abc'],
  ])('of %s leads back to it', (page, address) => {
    expect(shareAddress({ page, language: 'es', version: 'abc' })).toBe(address);
    expect(readShareAddress(address)).toEqual({ page, language: 'es', version: 'abc' });
  });

  it('may lack the version, and is English without a language of ours', () => {
    const now = { page: '/industries', language: 'en', version: null };
    expect(readShareAddress('/share/industries.png')).toEqual(now);
    expect(readShareAddress('/share/industries.png?lang=xx')).toEqual(now);
  });

  it.each([
    '/share/',
    '/share/.png',
    '/share/industries.svg',
    '/share/industries',
    '/share//evil.example/x.png',
    `/share/business/A-name-${id}.png`,
    '/share/business/1.png',
    `/share/profile/edit.png`,
    '/share/sitemap-businesses.xml.png',
    '/share/theme.png',
    '/share/session-redirect.png',
    '/share/nowhere.png',
    '/share/countries/buyers/mx.png',
    '/share/constructor.png',
    '/share/%2e%2e/api/v1/health.png',
    '//',
  ])('%s is none', (address) => {
    expect(readShareAddress(address)).toBeUndefined();
  });
});
