import {
  askToJoin,
  CallError,
  getJoinState,
  idempotencyKeyHeader,
  withdrawJoinRequest,
} from '@kontor/contract';
import { Button, Pill, useToast } from '@kontor/ui';
import { UserPlus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';

interface AskToJoinProps {
  businessID: string;
  /** Of the element around it; on the page of a business it stands on the cover. */
  className?: string;
  /** For whom the api says neither that they may ask nor that they have. */
  otherwise?: ReactNode;
}

/** Asks to join, says that one has asked, withdraws it. */
export default function AskToJoin({
  businessID,
  className = 'b-own',
  otherwise = null,
}: AskToJoinProps): ReactNode {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();
  const [isBusy, setBusy] = useState(false);
  const params = { businessID };
  const { data, reload } = useLoaded(getJoinState, { params });

  async function work(act: () => Promise<unknown>, done: string) {
    begin();
    setBusy(true);
    try {
      await act();
      toast(done, 'done');
    } catch (error) {
      console.error('A request to join a business failed', error);
      const isTooMany = error instanceof CallError && error.status === 429;
      fail(
        isTooMany
          ? t`Too many of your requests are awaiting an answer.`
          : t`Something was wrong, try again please`,
      );
    } finally {
      reload();
      setBusy(false);
    }
  }

  const ask = () =>
    work(
      () => call(askToJoin, { params }, { headers: { [idempotencyKeyHeader]: crypto.randomUUID() } }),
      t`You asked to join. The people who manage this business have been notified.`,
    );
  const withdraw = () =>
    work(() => call(withdrawJoinRequest, { params }), t`You have withdrawn your request.`);

  switch (data?.state) {
    case 'mayAsk':
      return (
        <p className={className}>
          <Button
            size="small"
            loading={isBusy}
            title={t`Your confirmed e-mail address belongs to this business’s website.`}
            onClick={() => void ask()}
          >
            <UserPlus size={17} />
            <Trans>Ask to join</Trans>
          </Button>
          {failure}
        </p>
      );
    case 'asked':
      return (
        <p className={`${className} b-asked`}>
          <Pill tone="info">
            <Trans>You asked to join</Trans>
          </Pill>
          <Button size="small" loading={isBusy} onClick={() => void withdraw()}>
            <Trans>Withdraw</Trans>
          </Button>
          {failure}
        </p>
      );
    case 'declined':
      return (
        <p className={className}>
          <Pill>
            <Trans>Declined; you can ask again after 30 days</Trans>
          </Pill>
        </p>
      );
    default:
      return data ? otherwise : null;
  }
}
