import { checkVoucher, type MembershipOffer, type VoucherCheck } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';

export interface VoucherState {
  /** As it is typed. */
  code: string;
  setCode: (code: string) => void;
  apply: () => void;
  remove: () => void;
  /** Whether what it comes to is asked for. */
  isChecking: boolean;
  /** Why it is not used, once that is known. */
  problem: Exclude<VoucherCheck['state'], 'usable'> | 'failed' | undefined;
  /** What the chosen package costs with it. */
  offer: MembershipOffer | undefined;
  /** Asks again, since something has changed. */
  reload: () => void;
}

interface Purchase {
  businessID: string;
  planId: MembershipOffer['planId'] | undefined;
  taxNumber: string | undefined;
}

/** A voucher at the checkout: once it is applied it is asked for anew with each package and tax number that is chosen. */
export function useVoucher({ businessID, planId, taxNumber }: Purchase): VoucherState {
  const { call } = useSession();
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState<string>();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; check: VoucherCheck | undefined }>();
  const key = JSON.stringify([applied, planId, taxNumber, turn]);

  useEffect(() => {
    if (applied === undefined || planId === undefined) return;
    const left = new AbortController();
    const query = { businessID, planId, code: applied, ...(taxNumber ? { taxNumber } : {}) };
    call(checkVoucher, { query }, { signal: left.signal }).then(
      (check) => left.signal.aborted || setAnswer({ key, check }),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('What a voucher comes to could not be loaded', error);
        setAnswer({ key, check: undefined });
      },
    );
    return () => left.abort();
  }, [call, businessID, planId, applied, taxNumber, key]);

  const isAnswered = answer?.key === key;
  const state = isAnswered && applied !== undefined ? (answer.check?.state ?? 'failed') : undefined;
  return {
    code,
    setCode(typed) {
      setCode(typed);
      // What was said is of another code.
      if (state !== undefined && state !== 'usable') setApplied(undefined);
    },
    apply: () => {
      const typed = code.trim();
      setApplied(typed === '' ? undefined : typed);
      setTurn((turns) => turns + 1);
    },
    remove: () => {
      setCode('');
      setApplied(undefined);
    },
    isChecking: applied !== undefined && !isAnswered,
    problem: state === 'usable' ? undefined : state,
    offer: state === 'usable' ? answer?.check?.offer : undefined,
    reload: useCallback(() => setTurn((turns) => turns + 1), []),
  };
}
