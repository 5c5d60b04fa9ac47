import { ButtonLink } from '@kontor/ui';
import { FileUp } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { productImportAddress } from './product-import-address.ts';

/** To the page on which products are imported, for the table of products. */
export function ImportLink({ business }: { business: { id: string; name: string } }) {
  return (
    <ButtonLink href={productImportAddress(business)}>
      <FileUp size={18} />
      <Trans>Import</Trans>
    </ButtonLink>
  );
}
