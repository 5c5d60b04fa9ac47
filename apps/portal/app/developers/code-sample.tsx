import { Button, useToast } from '@kontor/ui';
import { Copy } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailure } from '../page-part/use-failure.tsx';

/** Code as it is typed, with a button that copies it. */
export function CodeSample({ code }: { code: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();

  async function copy() {
    begin();
    try {
      await navigator.clipboard.writeText(code);
      toast(t`Code copied`, 'copied');
    } catch {
      // Not allowed, or the page did not come by https.
      fail(t`The code could not be copied. Select it and copy it manually.`);
    }
  }

  return (
    <div className="v-code">
      <pre>
        <code>{code}</code>
      </pre>
      <Button size="small" onClick={copy}>
        <Copy size={16} />
        <Trans>Copy</Trans>
      </Button>
      {failure}
    </div>
  );
}
