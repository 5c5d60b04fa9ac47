import { Button, ButtonLink } from '@kontor/ui';
import searching from '@kontor/ui/art/rosca-search.svg';
import { Search } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { industriesAddress } from '../industries/industries-address.ts';
import { searchAddress } from '../search/search-address.ts';
import { keywordList } from '../seo/cut-text.ts';

interface ErrorWaysProps {
  /** Name of the portal, where the head of the page does not describe it yet. */
  portal?: string | undefined;
}

/** Where to go from a page that could not be loaded or is not there, and what its head says beside the title. */
export default function ErrorWays({ portal }: ErrorWaysProps) {
  const { t } = useLingui();
  return (
    <>
      {portal ? (
        <>
          <meta name="description" content={t`This page of ${portal} could not be loaded.`} />
          <meta name="keywords" content={keywordList([t`Error`, portal])} />
        </>
      ) : null}
      <img src={searching} width="140" height="144" alt="" />
      <div>
        <search>
          <form className="s-error-search" action="/search-result">
            <input
              type="search"
              name="search"
              aria-label={t`Search`}
              placeholder={t`Search`}
              maxLength={200}
              enterKeyHint="search"
            />
            <Button type="submit" variant="petrol">
              <Search size={18} />
              <Trans>Search</Trans>
            </Button>
          </form>
        </search>
        <p className="s-ways">
          <ButtonLink href={searchAddress({})}>
            <Trans>Search suppliers</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" href={industriesAddress()}>
            <Trans>All industries</Trans>
          </ButtonLink>
          <ButtonLink variant="quiet" href="/">
            <Trans>Home</Trans>
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
