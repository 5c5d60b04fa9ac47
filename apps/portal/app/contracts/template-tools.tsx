import { Button, ButtonLink, useToast } from '@kontor/ui';
import { Copy, Download, Printer } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFailure } from '../page-part/use-failure.tsx';
import { plainText } from './plain-text.ts';
import { templateID } from './template-elements.tsx';

/** What can be done with the template of the page: copy, load as a text file, print. */
export function TemplateTools({ file }: { file: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const { failure, fail, begin } = useFailure();

  async function copy() {
    begin();
    const html = document.getElementById(templateID)?.innerHTML ?? '';
    try {
      await navigator.clipboard.writeText(plainText(html));
      toast(t`Text copied`, 'copied');
    } catch {
      // Not allowed, or the page did not come by https.
      fail(t`The text could not be copied. Select it and copy it manually.`);
    }
  }

  return (
    <div className="n-tools">
      <Button variant="petrol" onClick={copy}>
        <Copy size={18} />
        <Trans>Copy text</Trans>
      </Button>
      <ButtonLink href={file} download>
        <Download size={18} />
        <Trans>Download as text</Trans>
      </ButtonLink>
      <Button onClick={() => window.print()}>
        <Printer size={18} />
        <Trans>Print template</Trans>
      </Button>
      {failure}
    </div>
  );
}
