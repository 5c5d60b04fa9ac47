import { CountryPlate } from '@kontor/ui';
import { Briefcase, GraduationCap } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProfileView } from './profile-view.ts';
import '../page-part/thing-page.css';
import './profile.css';

interface ProfileHeadProps extends ProfileView {
  /** Beside the name. */
  origin?: ReactNode;
  likes?: string;
  followers?: string;
  connections?: string | undefined;
  /** Beside what is counted. */
  connectedBy?: ReactNode;
  actions?: ReactNode;
}

const coverSizes = '(min-width: 1304px) 1240px, 100vw';

/** Cover, photo, name, what the person does and where. */
export function ProfileHead(profile: ProfileHeadProps) {
  const { t } = useLingui();
  const { name, photo, cover, profession, jobPosition, companyName, place, countryCode } = profile;
  const work =
    jobPosition && companyName ? t`${jobPosition} at ${companyName}` : (jobPosition ?? companyName);
  return (
    <>
      <picture>
        {cover.avif ? <source type="image/avif" srcSet={cover.avif} sizes={coverSizes} /> : null}
        <img
          className="s-thing-cover u-cover"
          src={cover.src}
          srcSet={cover.webp}
          sizes={coverSizes}
          width="1240"
          height="310"
          alt={cover.alt}
          fetchPriority="high"
        />
      </picture>
      <header className="s-thing-head u-head">
        <img className="u-photo" src={photo.src} width="132" height="132" alt={photo.alt} />
        <div className="u-title">
          <div className="s-thing-name">
            <h1>{name}</h1>
            {profile.origin}
          </div>
          <ul className="s-thing-lines u-lines">
            {profession ? (
              <li>
                <GraduationCap size={18} />
                {profession}
              </li>
            ) : null}
            {work ? (
              <li>
                <Briefcase size={17} />
                {work}
              </li>
            ) : null}
            {countryCode && place ? (
              <li>
                <CountryPlate code={countryCode} />
                {place}
              </li>
            ) : null}
          </ul>
          <p className="u-meta k-meta k-number">
            <span>@{profile.username}</span>
            {profile.likes ? <span>{profile.likes}</span> : null}
            {profile.followers ? <span>{profile.followers}</span> : null}
            {profile.connections ? <span>{profile.connections}</span> : null}
            {profile.connectedBy}
          </p>
        </div>
        {profile.actions ? <div className="u-actions">{profile.actions}</div> : null}
      </header>
    </>
  );
}
