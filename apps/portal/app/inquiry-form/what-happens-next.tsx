import { Card } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { conversationsAddress } from '../message-center/message-address.ts';

/** What becomes of an inquiry, as far as that is true of every one. */
export function WhatHappensNext({ party, isClaimed }: { party: string; isClaimed: boolean }) {
  return (
    <Card padded className="q-next">
      <h2>
        <Trans>What happens next</Trans>
      </h2>
      <ul>
        <li>
          <Check size={20} />
          <span>
            <Trans>
              The conversation is in your <a href={conversationsAddress(party)}>message center</a>. Read the
              answer and reply there.
            </Trans>
          </span>
        </li>
        {isClaimed ? (
          <li>
            <Check size={20} />
            <span>
              <Trans>Everyone who manages this supplier’s page can read and answer it.</Trans>
            </span>
          </li>
        ) : (
          <li>
            <Check size={20} />
            <span>
              <Trans>Nobody reads requests here yet. Yours waits until the company is claimed.</Trans>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
