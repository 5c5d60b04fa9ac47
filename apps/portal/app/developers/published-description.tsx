import { ButtonLink } from '@kontor/ui';
import { BookOpen, FileCode } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';

/** Where the API is and where it is described. */
export function PublishedDescription({ address }: { address: string }) {
  return (
    <>
      <p>
        <Trans>
          The API is at <code>{address}</code>. Each call is described in OpenAPI 3.1, from which most
          languages can generate a client. The description comes from the same source as the server, so it
          matches what the server does.
        </Trans>
      </p>
      <p className="s-ways">
        <ButtonLink variant="petrol" href="/api/v1/docs/">
          <BookOpen size={18} />
          <Trans>Browse the calls</Trans>
        </ButtonLink>
        <ButtonLink href="/api/v1/openapi.json">
          <FileCode size={18} />
          <Trans>OpenAPI description</Trans>
        </ButtonLink>
      </p>
      <p>
        <Trans>
          The number in the address is the version. Within a version nothing is removed; fields and calls may
          be added, so ignore what you do not know.
        </Trans>
      </p>
    </>
  );
}
