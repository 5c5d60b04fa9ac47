import { withConnection } from '@kontor/database/testing';
import { shownLanguages } from '@kontor/web/language';
import { readCatalogue } from '@kontor/web/language/testing-catalogue';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { press } from './focus.ts';
import { pointing, typing } from './hand.ts';
import { usePeople } from './people.ts';
import { field } from './profile-journeys.ts';
import { aBusinessOf, join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thorough } from './thorough.ts';

const { visit } = useBrowser();
const { accounts, portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog').last();
const rows = (page: Page) => main(page).locator('.fv-row');
const names = (page: Page) => rows(page).locator('h2').allTextContents();

/** Texts of the portal in a language, by the English ones. */
async function sayingIn(language: string) {
  const catalogue = await readCatalogue(new URL('../apps/portal/app/locales/', import.meta.url), language);
  const texts = new Map(Object.values(catalogue).map(({ message, translation }) => [message, translation]));
  return (english: string, value = '') => (texts.get(english) || english).replaceAll(/\{\w+\}/g, () => value);
}

/** The businesses that somebody asked, by what they were asked. */
function askedBy(personID: string): Promise<{ content: string; asked: string[] }[]> {
  return withConnection(inject('database'), async (client) => {
    const { rows: found } = await client.query<{ content: string; asked: string[] }>(
      `SELECT message.content, array_agg(asked.business_id::text) AS asked
       FROM inquiry_sides AS asking JOIN inquiry_sides AS asked USING (inquiry_id) JOIN messages AS message USING (inquiry_id)
       WHERE asking.side = 'S' AND asking.person_id = $1 AND asked.side = 'R' GROUP BY message.content`,
      [personID],
    );
    return found;
  });
}

const languages = Object.keys(shownLanguages);

test.each(thorough ? languages : ['en'])(
  'in %s, on a phone, in the dark, by keys: found, saved before the login, listed with a colleague, compared and asked',
  async (language) => {
    const say = await sayingIn(language);
    const [ada, ben] = [await aPerson(), await aVisitor({ firstName: 'Ben' })];
    const plant = await aBusinessOf(ada.id, 'Choosing Plant');
    await join(plant, ben.id, 'member');
    const { page, expectCalm } = await visit({
      baseURL: portal(),
      locale: language,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });

    await page.goto('/search-result?business=MA&countries=global&proof=checked-facts');
    const cards = main(page)
      .locator('.r-list > li')
      .filter({ has: page.getByRole('checkbox') });
    const found: string[] = [];
    for (const card of (await cards.all()).slice(0, 3)) {
      const button = card.getByRole('button', { name: say('Save Business'), exact: true });
      await typing.press(button);
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      found.unshift((await card.getByRole('heading').textContent()) ?? '');
    }
    expect(found).toHaveLength(3);
    await page.locator('.k-toast').getByText(say('Saved successfully'), { exact: true }).last().waitFor();

    await page.goto('/favorites');
    await expect.poll(() => names(page)).toEqual(found);
    accounts().userID = ada.id;
    await typing.press(main(page).locator('.k-note').getByRole('link'));
    await page.waitForURL(`${portal()}/favorites**`);
    await expect.poll(() => names(page)).toEqual(found);
    expect(await findViolations(page)).toEqual([]);

    for (const [place, name] of found.entries()) {
      await typing.press(
        rows(page).getByRole('button', { name: say('Add to list: {name}', name), exact: true }),
      );
      if (place === 0) {
        await typing.press(dialog(page).getByRole('button', { name: say('New list') }));
        await typing.write(dialog(page).getByLabel(say('Name')), 'Line 4');
        await page.keyboard.press('Enter');
      } else await typing.press(dialog(page).getByRole('button', { name: say('Add to {name}', 'Line 4') }));
      const open = dialog(page).getByRole('link', { name: say('Open list') });
      await open.waitFor();
      if (place === found.length - 1) await typing.press(open);
      else await typing.press(dialog(page).getByRole('button', { name: say('Done'), exact: true }));
    }
    await page.waitForURL('**/lists/*');
    await expect.poll(() => names(page)).toEqual(found);

    await typing.press(main(page).getByRole('button', { name: say('Share'), exact: true }));
    await dialog(page).waitFor();
    await press(page, 'Tab', new RegExp(`${say('Can edit')}$`));
    await page.keyboard.press('ArrowDown');
    await typing.press(dialog(page).getByRole('button', { name: say('Share'), exact: true }));
    await dialog(page).getByLabel(say('Access of {name}', 'Choosing Plant')).waitFor();
    await typing.press(dialog(page).getByRole('button', { name: say('Close'), exact: true }));

    await ben.page.goto(new URL(page.url()).pathname);
    await expect.poll(() => names(ben.page)).toEqual(found);
    const noting = rows(page).first();
    const notingToo = rows(ben.page).first();
    await typing.press(noting.getByRole('button', { name: say('Add a note') }));
    await typing.write(noting.getByLabel(say('Your note')), 'US$ 1,184');
    await pointing.press(notingToo.getByRole('button', { name: 'Add a note' }));
    await pointing.write(notingToo.getByLabel('Your note'), '28 days');
    await pointing.press(notingToo.getByRole('button', { name: 'Save' }));
    await notingToo.getByText('28 days', { exact: true }).waitFor();
    await typing.press(noting.getByRole('button', { name: say('Save'), exact: true }));
    await noting.getByRole('textbox').first().waitFor({ state: 'detached' });
    await page.reload();
    for (const note of ['US$ 1,184', '28 days']) await noting.getByText(note, { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);

    for (const name of found)
      await typing.press(rows(page).getByRole('button', { name: say('Compare {0}', name), exact: true }));
    const bar = main(page).getByRole('region', { name: say('Chosen to compare') });
    await typing.press(bar.getByRole('link'));
    await page.waitForURL('**/compare?ids=*');
    const ids = new URL(page.url()).searchParams.get('ids')?.split(',') ?? [];
    await expect.poll(() => main(page).locator('thead .cp-name').allTextContents()).toEqual(found);
    expect(await findViolations(page)).toEqual([]);
    await expectCalm();

    await typing.press(main(page).locator('.cp-ways .k-button-primary').filter({ visible: true }));
    await page.waitForURL('**/send-request?others=*');
    await field(page, say('Message')).waitFor();
    await press(page, 'Tab', new RegExp(say('Choose a subject')));
    await page.keyboard.press('ArrowDown');
    // A browser brings the first line of a tall field into sight, not the whole of it.
    await field(page, say('Message')).scrollIntoViewIfNeeded();
    await typing.write(field(page, say('Message')), 'Gear units for line 4');
    await page.keyboard.press('Control+Enter');
    await page.getByText(say('Inquiry sent successfully')).first().waitFor();
    const asked = await askedBy(ada.id);
    expect(asked.map((each) => ({ ...each, asked: each.asked.toSorted() }))).toEqual([
      { content: 'Gear units for line 4', asked: ids.toSorted() },
    ]);
  },
);
