import type { Scene } from './scenes.ts';

/** The captions of a film as WebVTT: what stands on the screen, scene by scene. */
export function captionsOf(scenes: readonly Pick<Scene, 'seconds' | 'caption'>[]): string {
  let begin = 0;
  const cues = scenes.map(({ seconds, caption }) => {
    const cue = `${clock(begin)} --> ${clock(begin + seconds)}\n${caption}\n`;
    begin += seconds;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
