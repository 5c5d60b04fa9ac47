import { FormNotice } from '@kontor/ui';
import { useProblemText } from '@kontor/web/issue/use-problem-text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageForm } from '../form/page-form.tsx';
import { usePageAddress } from '../visit/use-page-address.ts';
import { useDeadLink } from './use-dead-link.ts';
import { useToken } from './use-token.ts';

interface LinkFormProps {
  /** The page the link leads to. */
  path: string;
  submit: string;
  sending: string;
  children?: ReactNode;
}

/**
 * The one button of a page a mail's link leads to. Following a link changes nothing yet: programs that look into mails
 * follow them, too. What it is for is done by the button.
 */
export function LinkForm({ path, submit, sending, children }: LinkFormProps) {
  const token = useToken();
  if (useDeadLink()) return <DeadLink />;
  return (
    <PageForm path={path} query={{ token }} submit={submit} sending={sending} variant="petrol">
      {children}
    </PageForm>
  );
}

/** A link that was used, has run out, or never was one; and ways to another. */
export function DeadLink() {
  const address = usePageAddress();
  const problemText = useProblemText();
  return (
    <>
      <FormNotice kind="bad">
        <p>{problemText('NotFound')}</p>
        <p>
          <Trans>
            It may have been used already, or it has expired. Log in and we will send you a new one.
          </Trans>
        </p>
      </FormNotice>
      <p className="a-ways">
        <Link to={address('/login')}>
          <Trans>Log in</Trans>
        </Link>
        <Link to={address('/forgotten-password')}>
          <Trans>Choose a new password</Trans>
        </Link>
      </p>
    </>
  );
}
