import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { filmStyle } from './film/film-style.ts';
import { filmLanguages, filmTexts } from './film/film-texts.ts';
import { scenesOf } from './film/scenes.ts';
import { readPage, textOf, textsOf } from './read-page.ts';

const { visit } = useBrowser();

test.each([
  ['en', 'Play the presentation video', 'Presentation video'],
  ['es', 'Reproducir el video de presentación', 'Video de presentación'],
  ['it', 'Riproduci il video di presentazione', 'Video di presentazione'],
  ['zh', '播放介绍视频', '介绍视频'],
])(
  'before it is played the film has one button, and what is said of it is in the language of the page: %s',
  async (language, button, said) => {
    const film = (await readPage(`/?lang=${language}`)).querySelector('.h-film');
    expect(film?.querySelectorAll('button').map((each) => each.getAttribute('aria-label'))).toEqual([button]);
    expect(textsOf(film as HTMLElement, 'figcaption > *')).toEqual([said, 'Español', '0:41']);
    // The picture has no words, so that it fits every language.
    expect(film?.querySelector('button img')?.getAttribute('src')).toMatch(/\/poster[^/]*\.avif$/);
    expect(textOf(film?.querySelector('button'))).toBe('');
  },
);

test('the film plays where its button was, with nothing over it for its first seconds', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const film = page.locator('.h-film video');
  // As it is at the moment when it plays: the machine may be too busy to be asked in its first seconds.
  await film.evaluate((video: HTMLVideoElement) =>
    video.addEventListener('timeupdate', () => {
      const { currentTime, controls } = video;
      const isSeen = video.checkVisibility({ visibilityProperty: true }) && document.activeElement === video;
      const covered = video.parentElement?.querySelectorAll('button').length !== 0;
      const seen = `${isSeen ? 'seen' : 'hidden'}, ${controls || covered ? 'covered' : 'bare'}`;
      video.dataset[currentTime < 5 ? 'early' : 'late'] ??= seen;
    }),
  );
  await page.getByRole('button', { name: 'Play the presentation video' }).press('Enter');
  await expect.poll(() => film.getAttribute('data-early')).toBe('seen, bare');
  await expect.poll(() => film.getAttribute('controls')).toBe('');
});

test('without script the film is told by its picture, too', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  const film = page.locator('.h-film video');
  expect(await film.isVisible()).toBe(true);
  expect(await film.getAttribute('poster')).toMatch(/\/poster-720[^/]*\.avif$/);
});

test.each(filmLanguages)(
  'in the first seconds of the film nothing covers the mascot or the words: %s',
  async (language) => {
    const { page } = await visit({ viewport: { width: 1280, height: 720 } });
    await page.setContent(`<!doctype html><style>${await filmStyle()}</style><body></body>`);
    await page.evaluate(() => document.fonts.ready);
    const [first] = await scenesOf(filmTexts[language], []);
    expect(first?.seconds).toBe(5);
    for (const now of [0.4, 1, 2, 3, 4, 4.96]) {
      const [title, floor] = await page.evaluate((html) => {
        document.body.innerHTML = html;
        return ['.title', '.floor'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect().toJSON(),
        );
      }, first?.draw(now) ?? '');
      expect(title.right, `title after ${now} s`).toBeLessThan(floor.left);
      // Players have their controls below.
      for (const part of [title, floor]) expect(part.bottom).toBeLessThan(720 - 150);
    }
  },
);
