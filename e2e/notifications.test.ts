import { randomUUID } from 'node:crypto';
import { withConnection } from '@kontor/database/testing';
import { expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectUsableAtEachWidth } from './each-width.ts';
import { usePeople } from './people.ts';
import { aNotification } from './rows.ts';
import { useSessionProduct } from './session-product.ts';
import { thoroughTest } from './thorough.ts';

const { visit } = useBrowser();
const { portal } = useSessionProduct();
const { aPerson, aVisitor } = usePeople();

test('a single like, follow or question to a group is told with its name, several with their number', async () => {
  const { id, page } = await aVisitor();
  await aNotification(id, 'Mia Miller', { kind: 'post-liked', events: 1 });
  await aNotification(id, 'Max Miller', { kind: 'post-liked', events: 4 });
  await aNotification(id, 'Mia Miller', { kind: 'followed', events: 1 });
  await aNotification(id, 'Mia Miller', { kind: 'group-asked', events: 1 });
  await page.goto(`${portal()}/notifications`);
  for (const name of [
    'Mia Miller likes your post',
    '4 people like your post',
    'Mia Miller follows you',
    'Mia Miller asks to join a group',
  ])
    await page.getByRole('link', { name }).waitFor();
});

thoroughTest(
  'notifications are listed by day, counted on the bell, marked as read and unread again',
  async () => {
    const { id, page } = await aVisitor();
    await aNotification(id, 'Mining Bearings');
    await aNotification(id, 'Newer Gears');
    await page.goto(`${portal()}/notifications`);
    await page.getByRole('link', { name: '3 new messages from Newer Gears' }).waitFor();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await page.getByRole('link', { name: 'Notifications, 2 new' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
    await page.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('All caught up').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Notifications, 1 new' }).waitFor();
    await expectUsableAtEachWidth(page, 'notifications', [390, 1440]);

    await page.getByRole('link', { name: 'Notification settings' }).click();
    const box = (name: string) => page.getByRole('checkbox', { name: `New message: ${name}` });
    await expect.poll(() => box('E-mail right away').isChecked()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await box('Daily digest').check();
    await expect.poll(() => box('E-mail right away').isChecked()).toBe(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await box('Off').check();
    await expect.poll(() => box('Page').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => box('Daily digest').isChecked()).toBe(true);
    await box('Off').check();
    await box('Off').uncheck();
    await expect.poll(() => box('Daily digest').isChecked()).toBe(true);
    await page.getByText('Saved', { exact: true }).last().waitFor();
    await page.reload();
    await expect.poll(() => box('Daily digest').isChecked()).toBe(true);
    await expectUsableAtEachWidth(page, 'what to be told', [390, 1440]);
  },
);

test('a choice that was not saved is as before, and its row says why until another one is made', async () => {
  const { page } = await aVisitor();
  await page.route('**/notifications/choices/message-received', (route) => route.abort());
  await page.goto(`${portal()}/notifications/settings`);
  const row = page.getByRole('row', { name: /^New message/ });
  const digest = row.getByRole('checkbox', { name: 'New message: Daily digest' });
  const before = await digest.isChecked();
  await digest.click();
  await row.getByRole('alert').getByText('Something was wrong, try again please').waitFor();
  expect(await digest.isChecked()).toBe(before);
  await page.getByRole('checkbox', { name: 'Like: Off' }).check();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
});

thoroughTest('a browser is turned on, known after a reload, and turned off', async () => {
  const { page, id } = await aVisitor();
  // Browsers of tests allow no notifications, and have no push service behind them: what both would answer stands in.
  await page.addInitScript(() => {
    const subscription = {
      endpoint: `https://web.push.apple.com/${location.port}-of-a-journey`,
      toJSON() {
        return { endpoint: this.endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } };
      },
      async unsubscribe() {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    const found = async () => (sessionStorage.getItem('subscribed') ? subscription : null);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      getSubscription: found,
      async subscribe() {
        sessionStorage.setItem('subscribed', 'yes');
        return subscription;
      },
    });
  });
  await page.goto(`${portal()}/notifications/settings`);
  const toggle = page.getByRole('switch', { name: 'Notifications in this browser' });
  await toggle.click();
  await page.getByText('You are notified in this browser until you log out.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  const rows = () =>
    withConnection(inject('database'), async (client) => {
      const { rows } = await client.query('SELECT endpoint FROM push_subscriptions WHERE person_id = $1', [
        id,
      ]);
      return rows.length;
    });
  expect(await rows()).toBe(1);
  await page.reload();
  await expect.poll(() => toggle.isChecked()).toBe(true);

  await toggle.click();
  await page.getByText('Get notified here even when').waitFor();
  expect(await rows()).toBe(0);
});

test('the link of a mail ends such mails for who is signed out, by a press or a mail program, never by looking', async () => {
  const { id } = await aPerson();
  const [first, second] = [
    await aNotification(id, 'Mining Bearings'),
    await aNotification(id, 'Newer Gears'),
  ];
  const { page } = await visit();
  const address = `${portal()}/unsubscribe/${first}`;
  const looked = await page.goto(address);
  expect(looked?.headers()['cache-control']).toContain('no-store');
  await page.getByText('This link stops e-mails about new messages.').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await page.getByRole('button', { name: 'Stop these e-mails' }).click();
  await page.getByText('You won’t get any more e-mails about new messages.').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Stop these e-mails' }).waitFor();

  // As RFC 8058 has mail programs send it: no cookie, no origin, one field, in either form.
  const field = { 'List-Unsubscribe': 'One-Click' };
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, new URLSearchParams(field)]) {
    const sent = await fetch(`${portal()}/unsubscribe/${second}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('You won’t get any more e-mails about new messages.');
  }
  await page.reload();
  await page.getByText('You won’t get any more e-mails about new messages.').waitFor();

  const unknown = `${portal()}/unsubscribe/${randomUUID()}`;
  expect((await page.goto(unknown))?.status()).toBe(404);
  await page.getByText('This link doesn’t work.').waitFor();
  expect((await fetch(unknown, { method: 'POST', body: new URLSearchParams(field) })).status).toBe(404);
});
