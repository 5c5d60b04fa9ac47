import { FormNotice, Note } from '@kontor/ui';
import type { FormResult } from '@kontor/web/form/form-result';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What was done, by the name a form gives it or leads on with. */
const texts: Record<string, MessageDescriptor> = {
  'password-changed': msg`Your password has been changed. Your other devices have been logged out.`,
  'email-asked': msg`We have sent an e‑mail to both addresses. Open the link in each one.`,
  'email-cancelled': msg`Your address has not changed. The links we sent no longer work.`,
  'second-factor-on': msg`The second factor is on. From now on you need a code to log in.`,
  'second-factor-off': msg`The second factor is off.`,
  'codes-renewed': msg`You have new recovery codes. The old ones no longer work.`,
  confirmed: msg`Thank you. For the next five minutes you can add and remove passkeys.`,
  'passkey-added': msg`Passkey added. You can now log in with it.`,
  'passkey-removed': msg`Passkey removed. It can no longer be used to log in.`,
  'device-ended': msg`The device is logged out.`,
  'others-ended': msg`All other devices are logged out.`,
};

interface DoneHereProps {
  /** The result of a form of this page; else what the address says was done before. */
  result?: FormResult | undefined;
  /** A form of this page is on its way. */
  isUnderWay?: boolean;
}

/**
 * Says what was done, or why it was not, and takes the focus: reading goes on below. Said once: the address forgets it. It
 * takes its room at the press of the button, so that nothing moves when the answer comes.
 */
export function DoneHere({ result, isUnderWay = false }: DoneHereProps) {
  const { i18n } = useLingui();
  const problemText = useProblemText();
  const notice = useRef<HTMLDivElement>(null);
  const [query] = useSearchParams();
  const led = query.get('done') ?? undefined;
  const done = result ? result.done : led;
  const known = done === undefined ? undefined : texts[done];
  const problem = problemText(result?.problem, result?.retryAfter);

  useEffect(() => {
    if (isUnderWay || (!result && !led)) return;
    if (led) forgetDone();
    // After the page itself, which takes the focus when it was led to.
    const frame = requestAnimationFrame(() => notice.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [result, led, isUnderWay]);

  if (isUnderWay)
    return (
      <div className="a-done-here">
        <Note>
          <Trans>One moment …</Trans>
        </Note>
      </div>
    );
  return (
    <div className="a-done-here">
      {problem ? (
        <FormNotice kind="bad" ref={notice}>
          {problem}
        </FormNotice>
      ) : null}
      {known && !problem ? (
        <FormNotice kind="ok" ref={notice}>
          {i18n._(known)}
        </FormNotice>
      ) : null}
    </div>
  );
}

/** Loading the page again, or coming back to it, does not say it again. */
function forgetDone(): void {
  const address = new URL(location.href);
  address.searchParams.delete('done');
  history.replaceState(history.state, '', address);
}
