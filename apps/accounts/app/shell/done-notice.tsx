import { FormNotice } from '@kontor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';

/** What was done on the page before, by its name in the address. */
const texts: Record<string, MessageDescriptor> = {
  confirmed: msg`Your address is confirmed. You can log in now.`,
  'new-password': msg`Your new password is saved. You can log in with it now.`,
  'deletion-undone': msg`Your account stays. You can log in as before.`,
  'mail-again': msg`If the address can be used, the e‑mail is on its way again.`,
  expired: msg`That took too long, or too many codes were wrong. Please log in again.`,
  'signed-out': msg`You are logged out.`,
};

/** Says what was done before this page was led to, if something was. */
export function DoneNotice() {
  const { i18n } = useLingui();
  const text = texts[useSearchParams()[0].get('done') ?? ''];
  return text ? (
    <div className="a-done">
      <FormNotice kind="ok">{i18n._(text)}</FormNotice>
    </div>
  ) : null;
}
