import { membershipLimits } from '@kontor/contract/membership-limits';
import { Button, Field } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { useFocusAfter } from '../page-part/use-focus-after.ts';
import type { VoucherState } from './use-voucher.ts';

const problems = {
  unknown: msg`This voucher does not exist. Check the code.`,
  ended: msg`This voucher is no longer valid.`,
  used: msg`This voucher has already been used.`,
  'other-package': msg`This voucher is for another package.`,
  failed: msg`An unexpected error has occurred, please try again`,
};

/** Where the code of a voucher is typed, and taken out again. */
export function VoucherField({ voucher }: { voucher: VoucherState }) {
  const { t, i18n } = useLingui();
  const { code, problem, offer, isChecking } = voucher;
  // The button that was pressed waits, or is another one then.
  const input = useFocusAfter<HTMLInputElement>(
    isChecking ? 'checking' : (problem ?? offer?.voucher?.code ?? 'none'),
  );

  /** Enter applies the code; it does not buy. */
  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    voucher.apply();
  }

  function remove() {
    voucher.remove();
    input.current?.focus();
  }

  return (
    <div className="ck-voucher">
      <Field
        ref={input}
        label={t`Voucher`}
        hint={t`Optional`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={membershipLimits.voucherCode}
        value={code}
        readOnly={offer !== undefined}
        error={problem ? i18n._(problems[problem]) : undefined}
        onChange={({ target }) => voucher.setCode(target.value)}
        onKeyDown={applyOnEnter}
      />
      {offer ? (
        <Button onClick={remove}>
          <Trans>Remove the voucher</Trans>
        </Button>
      ) : (
        <Button loading={isChecking} disabled={code.trim() === ''} onClick={voucher.apply}>
          <Trans>Apply</Trans>
        </Button>
      )}
      <p className="k-hidden" role="status">
        {offer ? <Trans>Voucher applied.</Trans> : null}
      </p>
    </div>
  );
}
