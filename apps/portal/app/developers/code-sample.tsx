import { Button, useToast } from '@kontor/ui';
import { Copy } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';

/** Code as it is typed, with a button that copies it. */
export function CodeSample({ code }: { code: string }) {
  const { t } = useLingui();
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      toast(t`Code copied`, 'copied');
    } catch {
      // Not allowed, or the page did not come by https.
      toast(t`The code could not be copied. Select it and copy it manually.`, 'failed');
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
    </div>
  );
}
