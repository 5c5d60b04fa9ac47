import { expect, inject, test } from 'vitest';
import { attribute, readPage, textOf, textsOf } from './read-page.ts';

/** The paths of the specification that need no id, each with the heading of its page. */
const paths = {
  '/industries': 'Industries',
  '/about-us': 'About us',
  '/mission-vision': 'Mission, vision and values',
  '/terms-and-conditions': 'Terms and Conditions of Use',
  '/privacy-policy': 'Privacy Policy',
  '/contact-us': 'Contact us',
  '/contact-us/form': 'Need help?',
  '/membership-standard': 'Standard membership',
  '/membership-gold': 'Gold membership',
  '/membership-premium': 'Premium membership',
  '/membership-platinum': 'Platinum membership',
  '/why-kontor': 'Why Kontor',
  '/our-network': 'Our network',
  '/advertise-with-us': 'Advertise with us',
  '/free-marketing': 'Free B2B marketing',
  '/message-center': 'Message center',
  '/work-with-kontor': 'Work with Kontor',
};

test.each(Object.entries(paths))('%s is the page it is to be', async (path, heading) => {
  expect(textsOf(await readPage(path), 'h1')).toEqual([heading]);
});

const tips = [
  'export-to-the-world-tip-0',
  'how-to-create-export-system-tip-1',
  'industrial-marketing-tip-2',
  'distribution-network-tip-3',
  'international-buyers-tip-4',
  'qualified-exporting-companies-tip-5',
  'best-products-for-export-tip-6',
].map((name) => `/b2b-tips/${name}`);

test.each(tips)('%s is an article with the tips’ footer and the footer of all', async (path) => {
  const page = await readPage(path);
  const article = page.querySelector('main article');
  expect(textOf(article?.querySelector('h1'))).not.toBe('');
  expect(article?.querySelectorAll('img').length).toBeGreaterThan(1);
  const [, footer, end] = page.querySelectorAll('main .s-page > *');
  expect(footer?.querySelectorAll('ol a').map((link) => attribute(link, 'href'))).toEqual(tips);
  expect(attribute(footer?.querySelector('ol a[aria-current]'), 'href')).toBe(path);
  expect(textOf(end)).toContain('Register Now and Go Global');
});

test('“Articles” lists the seven tips', async () => {
  const page = await readPage('/b2b-tips');
  expect(page.querySelectorAll('main ol a').map((link) => attribute(link, 'href'))).toEqual(tips);
});

test.each(['/SetID/', '/SetID', '/business', '/b2b-tips/export-to-the-moon-tip-7'])(
  '%s is no page',
  async (path) => {
    expect((await fetch(new URL(path, inject('portal')))).status).toBe(404);
  },
);
