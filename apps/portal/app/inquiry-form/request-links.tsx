import { ButtonLink } from '@kontor/ui';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { conversationsAddress } from '../message-center/message-address.ts';
import { useAccountAddress } from '../session/use-account-address.ts';
import { sendRequestAddress } from './inquiry-address.ts';

interface RequestLinksProps extends Pick<ComponentProps<typeof ButtonLink>, 'wide'> {
  businessID: string;
  productID?: string | undefined;
  /** Whether the reader is one of its people: they have 'Requests' instead (checklist 249). */
  isOwn: boolean;
  /** Something else of the page leads to suppliers first. */
  isSecondary?: boolean;
  icon?: ReactNode;
}

/**
 * The way to write to a business. Pages are the same for everybody: the link of visitors leads to log in and on to the form, that of
 * people to the form; the style of the page shows one of them.
 */
export function RequestLinks({
  businessID,
  productID,
  isOwn,
  isSecondary,
  icon,
  ...look
}: RequestLinksProps) {
  const form = sendRequestAddress(businessID, { product: productID });
  const { login } = useAccountAddress(form);
  return (
    <>
      <ButtonLink
        {...look}
        variant={isSecondary ? 'secondary' : 'primary'}
        href={login}
        rel="nofollow"
        className="s-for-visitors"
      >
        {icon}
        <Trans>Send Request</Trans>
      </ButtonLink>
      <ButtonLink
        {...look}
        variant={isOwn || isSecondary ? 'secondary' : 'primary'}
        href={isOwn ? conversationsAddress(businessID) : form}
        rel="nofollow"
        className="s-for-people"
      >
        {icon}
        {isOwn ? <Trans>Requests</Trans> : <Trans>Send Request</Trans>}
      </ButtonLink>
    </>
  );
}
