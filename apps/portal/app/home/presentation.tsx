import { VideoPlayer } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import englishFilm from './film/kontor-en.mp4';
import englishCaptions from './film/kontor-en.vtt';
import englishPoster from './film/kontor-en.webp';
import spanishFilm from './film/kontor-es.mp4';
import spanishCaptions from './film/kontor-es.vtt';
import spanishPoster from './film/kontor-es.webp';

const films = {
  en: { url: englishFilm, poster: englishPoster, captions: englishCaptions, label: 'English' },
  es: { url: spanishFilm, poster: spanishPoster, captions: spanishCaptions, label: 'Español' },
};

/** The presentation in the language of the portal's country (checklist 13, 14, 46). It has no sound; its captions say what it shows. */
export function Presentation({ language }: { language: keyof typeof films }) {
  const { t } = useLingui();
  const { url, poster, captions, label } = films[language];
  return (
    <div className="h-hero-film">
      <VideoPlayer
        url={url}
        poster={poster}
        label={t`What ${brand.name} is, in 41 seconds, without sound`}
        captions={{ url: captions, language, label }}
      />
    </div>
  );
}
