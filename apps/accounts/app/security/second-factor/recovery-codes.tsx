import { Button, Card } from '@kontor/ui';
import { Copy, Download, Printer } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { StepHead } from './step-head.tsx';
import './recovery-codes.css';

interface RecoveryCodesProps {
  /** Of the page. */
  title: string;
  lead: string;
  /** Which one of several it is, where it is one. */
  step?: string;
  codes: readonly string[];
  /** What the overview says was done. */
  done: string;
}

/** The page with codes to be stored by the person, and ways to do so. Copying and printing are the script's; the file and the way on are not. */
export function RecoveryCodes({ title, lead, step, codes, done }: RecoveryCodesProps) {
  const { t } = useLingui();
  const address = usePageAddress();
  const [said, setSaid] = useState('');
  const head = t`Recovery codes for Kontor`;
  const text = [head, '', ...codes, ''].join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(t`Codes copied.`);
    } catch {
      setSaid(t`This browser does not allow copying. Save the file instead.`);
    }
  }

  return (
    <Page
      title={title}
      description={t`Save the codes that log you in without your app.`}
      heading={t`Save your recovery codes`}
      lead={lead}
    >
      <Card padded className="a-stack">
        {step ? <p className="k-meta">{step}</p> : null}
        <StepHead text={head} />
        <ul className="a-codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="a-code-ways">
          <a
            className="k-button k-button-secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="kontor-recovery-codes.txt"
          >
            <Download size={18} />
            <Trans>Save as a file</Trans>
          </a>
          <Button className="a-scripted" onClick={copy}>
            <Copy size={18} />
            <Trans>Copy</Trans>
          </Button>
          <Button className="a-scripted" onClick={() => print()}>
            <Printer size={18} />
            <Trans>Print</Trans>
          </Button>
        </div>
        <p className="a-codes-said" role="status">
          {said}
        </p>
        <Link
          className="k-button k-button-petrol k-button-large a-codes-saved"
          to={address('/security', { done })}
        >
          <Trans>I have saved them</Trans>
        </Link>
      </Card>
    </Page>
  );
}
