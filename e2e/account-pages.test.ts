import { parse } from 'node-html-parser';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectPagesAtEachWidth, timeForEachWidth } from './each-width.ts';
import { thorough, thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const accounts = inject('accounts');

const pages = {
  login: '/login',
  'login after a confirmation': '/login?done=confirmed',
  registration: '/register',
  mail: '/check-mail',
  confirmation: '/confirm-email?token=x',
  'forgotten password': '/forgotten-password',
  'second factor': '/second-factor',
  'recovery code': '/second-factor?with=recovery',
  'change of address': '/change-email?token=x',
  deletion: '/undo-deletion',
  'logging out': '/sign-out',
  outbox: '/outbox',
};

test('every account page is calm and accessible at each width, light and dark', {
  timeout: timeForEachWidth,
}, async () => {
  await expectPagesAtEachWidth(visit, pages, { baseURL: accounts });
});

const locales = ['zh-CN', 'it-IT', 'es-MX'];

test.each(locales.slice(thorough ? 0 : -1))(
  'in %s, whose words are longer or do not break, nothing scrolls sideways',
  async (locale) => {
    const { page, expectCalm } = await visit({
      viewport: { width: 320, height: 900 },
      baseURL: accounts,
      locale,
    });
    // A sample in one of the languages; the long run takes each page in all of them.
    const shown = Object.entries(pages).filter((_, index) => thorough || index % locales.length === 0);
    for (const [name, address] of shown) {
      await page.goto(address);
      await expectCalm();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  },
);

const legalTitles = [
  ['en', 'Terms and Conditions of Use', 'Privacy Policy'],
  ['es', 'Términos y condiciones de uso', 'Política de privacidad'],
  ['it', 'Termini e condizioni d’uso', 'Informativa sulla privacy'],
  ['zh', '使用条款与条件', '隐私政策'],
] as const;

test.each(legalTitles)('what one accepts by registering can be read in %s', async (language, ...titles) => {
  const html = parse(await (await fetch(`${accounts}/register?lang=${language}`)).text());
  const links = html.querySelectorAll('.a-legal a').map((link) => link.getAttribute('href') ?? '');
  const read = await Promise.all(
    links.map(async (link) => {
      const text = parse(await (await fetch(new URL(link, accounts))).text());
      return [text.querySelector('html')?.getAttribute('lang'), text.querySelector('h1')?.text.trim()];
    }),
  );
  expect(read).toEqual(titles.map((title) => [language, title]));
});

for (const [language, ...titles] of legalTitles)
  thoroughTest(
    `what one accepts is read in ${language} beside the form, and nothing typed is lost`,
    async () => {
      const { page } = await visit({ baseURL: accounts });
      await page.goto(`/register?lang=${language}`);
      await page.locator('[name="firstName"]').fill('Ada');
      for (const [at, title] of titles.entries()) {
        const [opened] = await Promise.all([
          page.context().waitForEvent('page'),
          page.locator('.a-legal a').nth(at).click(),
        ]);
        await opened.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await expect.poll(() => opened.locator('html').getAttribute('lang')).toBe(language);
        await opened.close();
      }
      await expect.poll(() => page.locator('[name="firstName"]').inputValue()).toBe('Ada');
      await expect.poll(() => page.locator('[name="acceptTerms"]').isChecked()).toBe(false);
    },
  );

thoroughTest('a form that was refused, a dead link and an unknown address are accessible too', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 900 }, baseURL: accounts });
  const audit = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const coloursAlone = colorScheme === 'dark';
      expect(await findViolations(page, { coloursAlone }), `${name}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Please accept the terms of use to register.').waitFor();
  await audit('a registration without anything');
  await page.goto('/new-password?token=x');
  await audit('a dead link');
  await page.goto('/nowhere');
  await audit('an unknown address');
});

thoroughTest('a page that comes late moves nothing of the one before', async () => {
  const { page, expectCalm } = await visit({ baseURL: accounts });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  for (const [link, heading] of [
    ['Forgotten password', 'Forgot your password?'],
    ['Back to log in', 'Log in to Kontor'],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.data*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: link }).click();
    const clicked = await page.evaluate(() => performance.now());
    // What moves within half a second of a click is not counted.
    await page.waitForFunction((at) => performance.now() - at > 600, clicked);
    held.resolve();
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.unroute('**/*.data*');
  }
  await expectCalm();
});

test('the theme chosen in the foot stays, on the next page and without script', async () => {
  const { page, expectCalm } = await visit({ baseURL: accounts, colorScheme: 'light' });
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  // Whoever follows a link before the choice has arrived has it on the next page all the same.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/theme', async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Dark' }).click();
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(() => theme()).toBe('dark');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  await expect.poll(() => theme()).toBe('dark');
  expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
  resolve();
  await expectCalm();
  const plain = await visit({ baseURL: accounts, javaScriptEnabled: false });
  await plain.page.goto('/login?lang=es');
  await plain.page.getByRole('button', { name: 'Oscuro' }).click();
  await plain.page.getByRole('heading', { name: 'Inicie sesión en Kontor' }).waitFor();
  await expect.poll(() => plain.page.locator('html').getAttribute('data-theme')).toBe('dark');
});
