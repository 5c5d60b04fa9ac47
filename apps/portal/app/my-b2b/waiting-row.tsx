import { ButtonLink } from '@kontor/ui';
import type { IconComponent } from '@kontor/ui/icon';

/** Something that waits for whoever is signed in, with the way to where it is done. */
export interface WaitingThing {
  key: string;
  /** A photo or logo of who it comes from, or a sign of what it is. */
  picture: { url: string; isPerson: boolean } | IconComponent;
  title: string;
  note?: string | undefined;
  /** When it came, or until when it waits. */
  clock?: string | undefined;
  isUrgent?: boolean | undefined;
  href: string;
  verb: string;
}

export function WaitingRow({ thing }: { thing: WaitingThing }) {
  const { picture, title, note, clock, isUrgent, href, verb } = thing;
  const Sign = 'url' in picture ? undefined : picture;
  return (
    <li className="mb-row">
      {'url' in picture ? (
        <img
          className={picture.isPerson ? 'k-logo mb-person' : 'k-logo'}
          src={picture.url}
          width="44"
          height="44"
          alt=""
        />
      ) : (
        <span className="mb-sign">{Sign ? <Sign size={20} /> : null}</span>
      )}
      <div className="mb-words">
        <b>{title}</b>
        {note ? <small>{note}</small> : null}
      </div>
      {clock ? <span className={isUrgent ? 'mb-clock mb-urgent' : 'mb-clock'}>{clock}</span> : null}
      <ButtonLink size="small" href={href} aria-label={`${verb}: ${title}`}>
        {verb}
      </ButtonLink>
    </li>
  );
}
