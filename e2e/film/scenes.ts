import { readFile } from 'node:fs/promises';
import type { FilmTexts } from './film-texts.ts';
import { glide, rising } from './motion.ts';

/** A scene of the film: how long it lasts in seconds, what its caption says, and its picture at a moment of it. */
export interface Scene {
  seconds: number;
  caption: string;
  draw(now: number): string;
}

const art = new URL('../../packages/ui/art/', import.meta.url);

async function drawing(name: string): Promise<string> {
  return `data:image/svg+xml;base64,${await readFile(new URL(name, art), 'base64')}`;
}

const portals = 'MX US CA BR AR CL PE CO EC ES IT DE FR GB PL TR MA EG ZA AE IN CN KR JP AU'.split(' ');
/** The industries' hues, in their order. */
const hues = [238, 262, 98, 191, 54, 214, 338, 6, 310, 286, 124, 30, 169, 76, 147];

/** What stands before the film is played: in no language, since it has no words. */
export async function drawPoster(): Promise<string> {
  return `<div class="poster"><img class="floor" src="${await drawing('trading-floor.svg')}"></div>`;
}

export async function scenesOf(texts: FilmTexts, industries: readonly string[]): Promise<Scene[]> {
  const [logo, floor, wave, point] = await Promise.all(
    ['logo-frame.svg', 'trading-floor.svg', 'rosca-wave.svg', 'rosca-point.svg'].map(drawing),
  );
  const { search, proof, badges, end } = texts;
  const line = (text: string, now: number) => `<p class="line" style="${rising(now, 0.15)}">${text}</p>`;

  return [
    {
      seconds: 5,
      caption: texts.promise,
      draw: (now) => `
        <img class="floor" src="${floor}" style="opacity:${glide(now, 0.2, 1.6).toFixed(3)};transform:scale(${(1.06 - 0.01 * now).toFixed(4)})">
        <div class="title"><img class="logo" src="${logo}" style="${rising(now, 0.3)}">
        <p style="${rising(now, 1)}">${texts.promise}</p></div>`,
    },
    {
      seconds: 8,
      caption: search.line,
      draw: (now) => {
        const typed = search.typed.slice(0, Math.floor(Math.max(0, now - 0.8) * 11));
        const cards = [0, 1, 2].map((place) => {
          const facts = search.facts
            .map(
              ([label, values], row) =>
                `<div style="${rising(now, 3.2 + row * 0.45 + place * 0.08)}"><dt>${label}</dt><dd>${values[place]}</dd></div>`,
            )
            .join('');
          return `<div class="card" style="${rising(now, 2.6 + place * 0.15)}"><b class="mark mark-${place}"></b><dl>${facts}</dl></div>`;
        });
        return `${line(search.line, now)}
          <div class="field" style="${rising(now, 0.4)}">${typed}<i></i></div><div class="cards">${cards.join('')}</div>`;
      },
    },
    {
      seconds: 7,
      caption: `${proof.line} ${proof.expires}`,
      draw: (now) => `${line(proof.line, now)}
        <div class="plate" style="${rising(now, 0.9)}">
          <span class="seal" style="transform:scale(${glide(now, 1.4, 0.5).toFixed(3)})">✓</span>
          <dl><div style="${rising(now, 1.7)}"><dd class="big">${proof.fact}</dd></div>
          <div style="${rising(now, 2.2)}"><dd>${proof.how}</dd></div>
          <div style="${rising(now, 2.7)}"><dd>${proof.until}</dd></div></dl>
          <div class="time"><i style="width:${(100 - 62 * glide(now, 3, 3)).toFixed(2)}%"></i></div>
        </div>
        <p class="second" style="${rising(now, 4)}">${proof.expires}</p>`,
    },
    {
      seconds: 5,
      caption: badges.line,
      draw: (now) => `${line(badges.line, now)}
        <div class="pair"><div style="${rising(now, 0.9)}"><span class="tier">▮▮▮▯ PREMIUM</span><p>${badges.paid}</p></div>
        <div style="${rising(now, 1.5)}"><span class="seal small">✓</span><p>${badges.proven}</p></div></div>`,
    },
    {
      seconds: 6,
      caption: texts.industries,
      draw: (now) => `${line(texts.industries, now)}
        <div class="grid">${industries
          .map(
            (name, place) =>
              `<div class="tile" style="${rising(now, 0.7 + place * 0.14, 0.5)};--hue:${hues[place]}">${name}</div>`,
          )
          .join('')}</div>`,
    },
    {
      seconds: 5,
      caption: texts.portals,
      draw: (now) => `${line(texts.portals, now)}
        <div class="portals">${portals
          .map((code, place) => `<b style="${rising(now, 0.6 + place * 0.07, 0.4)}">${code}</b>`)
          .join('')}</div><img class="point" src="${point}" style="${rising(now, 1.2)}">`,
    },
    {
      seconds: 5,
      caption: `${end.line} ${end.step}.`,
      draw: (now) => `
        <img class="wave" src="${wave}" style="${rising(now, 0.3)}">
        <div class="title end"><img class="logo" src="${logo}" style="${rising(now, 0.2)}">
        <p style="${rising(now, 0.7)}">${end.line}</p><span class="step" style="${rising(now, 1.2)}">${end.step}</span></div>`,
    },
  ];
}
