import { VideoPlayer } from '@kontor/ui';
import { Play } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../brand.ts';
import englishFilm from './film/kontor-en.mp4';
import englishCaptions from './film/kontor-en.vtt';
import spanishFilm from './film/kontor-es.mp4';
import spanishCaptions from './film/kontor-es.vtt';
import poster from './film/poster.avif';
import smallPoster from './film/poster-720.avif';
import './presentation.css';

const films = {
  en: { url: englishFilm, captions: englishCaptions, name: 'English' },
  es: { url: spanishFilm, captions: spanishCaptions, name: 'Español' },
};

/** So many seconds its first words stand, with nothing over them. */
const opening = 5;

/**
 * The presentation in the language of the portal's country (checklist 13, 14, 46), what is said of it in that of the page. It has no
 * sound; its captions say what it shows. Without script the browser's own controls play it, over its smaller picture.
 */
export function Presentation({ language }: { language: keyof typeof films }) {
  const { t } = useLingui();
  const [state, setState] = useState<'waiting' | 'opening' | 'open'>('waiting');
  const { url, captions, name } = films[language];
  const film = useRef<HTMLVideoElement>(null);
  const isOpening = state === 'opening';
  const open = () => setState('open');

  useEffect(() => {
    if (!isOpening) return;
    // It comes where the button was, for keys, too.
    film.current?.focus();
    film.current?.play().catch((error: unknown) => {
      console.error('The presentation cannot be played', error);
      setState('open');
    });
  }, [isOpening]);

  return (
    <figure className="h-film" data-state={state}>
      <div className="h-film-screen">
        <VideoPlayer
          ref={film}
          url={url}
          poster={smallPoster}
          controls={!isOpening}
          tabIndex={isOpening ? 0 : undefined}
          onTimeUpdate={({ currentTarget }) => currentTarget.currentTime >= opening && open()}
          {...(isOpening && { onPointerMove: open, onKeyDown: open, onPause: open })}
          label={t`What ${brand.name} is, in 41 seconds, without sound`}
          captions={{ url: captions, language, label: name }}
        />
        {state === 'waiting' ? (
          <button
            type="button"
            className="h-film-cover"
            aria-label={t`Play the presentation video`}
            onClick={() => setState('opening')}
          >
            <img
              src={smallPoster}
              srcSet={`${smallPoster} 720w, ${poster} 1120w`}
              sizes="(min-width: 1200px) 50vw, calc(100vw - 32px)"
              width="1120"
              height="630"
              alt=""
              fetchPriority="high"
            />
            <span>
              <Play size={30} />
            </span>
          </button>
        ) : null}
      </div>
      <figcaption>
        <b>
          <Trans>Presentation video</Trans>
        </b>
        <span lang={language}>{name}</span>
        <span className="k-number">0:41</span>
      </figcaption>
    </figure>
  );
}
