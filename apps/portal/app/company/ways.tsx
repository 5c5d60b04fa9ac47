import { ButtonLink } from '@kontor/ui';

interface WaysProps {
  ways: readonly { href: string; text: string }[];
}

/** Where a reader may go from here; the first way is the one most take. */
export function Ways({ ways }: WaysProps) {
  return (
    <p className="s-ways">
      {ways.map(({ href, text }, place) => (
        <ButtonLink key={href} variant={place === 0 ? 'petrol' : 'secondary'} href={href}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}
