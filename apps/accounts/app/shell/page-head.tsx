import { useLingui } from '@lingui/react/macro';
import { usePortalName } from './use-portal-name.ts';

interface PageHeadProps {
  /** What the page is called; the window's title begins with it. */
  title: string;
  /** What one does on it, as a sentence. */
  description: string;
}

/** Title, description and keywords of a page, each with the portal's country (checklist 18). */
export function PageHead({ title, description }: PageHeadProps) {
  const { t } = useLingui();
  const portal = usePortalName();
  const account = t`${portal} account`;
  return (
    <>
      <title>{`${title} | ${account}`}</title>
      <meta name="description" content={t`${account}: ${description}`} />
      <meta name="keywords" content={`${title}, ${account}`} />
    </>
  );
}
