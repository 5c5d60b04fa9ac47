import { ButtonLink } from '@kontor/ui';
import { BellPlus, Link2, ThumbsUp } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useAccountAddress } from '../session/use-account-address.ts';

interface VisitorWaysProps {
  className: string;
  /** Somebody could answer. */
  connects: boolean;
}

/** What visitors would do with a business or a person: they log in first. */
export function VisitorWays({ className, connects }: VisitorWaysProps) {
  const { t } = useLingui();
  const { login } = useAccountAddress();
  const ways = [
    { Icon: ThumbsUp, text: t`Like` },
    { Icon: BellPlus, text: t`Follow` },
    connects && { Icon: Link2, text: t`Connect` },
  ];
  return (
    <div className={`${className} s-for-visitors`}>
      {ways.map(
        (way) =>
          way && (
            <ButtonLink key={way.text} size="small" href={login}>
              <way.Icon size={17} />
              {way.text}
            </ButtonLink>
          ),
      )}
    </div>
  );
}
