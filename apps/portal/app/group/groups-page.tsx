import { Button, ButtonLink, EmptyState } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Search } from '@kontor/ui/icon';
import { lazyExtra } from '@kontor/web/lazy-extra';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useUserID } from '../session/use-user-id.ts';
import { createGroupPath, groupsPath } from './group-address.ts';
import { GroupItem } from './group-item.tsx';
import { loadGroups } from './load-groups.server.ts';
import './groups.css';

const MyGroups = lazyExtra(() => import('./my-groups.tsx'));

export const loader = (args: LoaderFunctionArgs) => loadGroups(args);

/** Checklist 8, M2: groups that everybody may find, one's own before them. */
export default function GroupsPage() {
  const { t } = useLingui();
  const userID = useUserID();
  const [isKnown, setKnown] = useState(false);
  const onKnown = useCallback(() => setKnown(true), []);
  const { groups, wanted, isPart, more, kinds, industries, countries } = useLoaderData<typeof loader>();
  return (
    <div className="s-page gr-page">
      <div className="gr-title">
        <div>
          <h1>{t`Business groups`}</h1>
          <p>
            <Trans>People from one trade, region or trade fair, sharing what works and what doesn’t.</Trans>
          </p>
        </div>
        <ButtonLink variant="petrol" href={createGroupPath} rel="nofollow">
          <Trans>Create a group</Trans>
        </ButtonLink>
      </div>
      <div className="s-for-people">
        <Suspense>{userID === undefined ? null : <MyGroups onKnown={onKnown} />}</Suspense>
      </div>
      <div className={isKnown ? 'gr-found' : 'gr-found s-awaited'}>
        <search aria-label={t`Groups`}>
          <form className="k-card gr-filter" action={groupsPath}>
            <label className="gr-wide">
              <span>{t`Words`}</span>
              <input
                className="k-input"
                type="search"
                name="search"
                maxLength={100}
                defaultValue={wanted.search}
              />
            </label>
            <label>
              <span>{t`About`}</span>
              <select className="k-input" name="kind" defaultValue={wanted.kind ?? ''}>
                <option value="">{t`All subjects`}</option>
                {kinds.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t`Industry`}</span>
              <select className="k-input" name="industry" defaultValue={wanted.industry ?? ''}>
                <option value="">{t`All industries`}</option>
                {industries.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{t`Country`}</span>
              <select className="k-input" name="country" defaultValue={wanted.country ?? ''}>
                <option value="">{t`All countries`}</option>
                {countries.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit">
              <Search size={18} />
              <Trans>Find groups</Trans>
            </Button>
          </form>
        </search>
        {groups.length === 0 ? (
          <EmptyState
            title={isPart ? t`No matching groups` : t`No groups yet`}
            text={
              isPart
                ? t`Try other words, or start the group you are looking for.`
                : t`Start the first one: all it needs is a name and a sentence.`
            }
            picture={waving}
          />
        ) : (
          <section className="gr-part">
            <h2>{isPart ? t`Groups found` : t`All groups`}</h2>
            <ul className="gr-list">
              {groups.map((group, place) => (
                <GroupItem key={group.id} group={group} isFirst={place === 0} />
              ))}
            </ul>
          </section>
        )}
        <p className="gr-more">
          {more === undefined ? null : (
            <ButtonLink href={more}>
              <Trans>Older groups</Trans>
            </ButtonLink>
          )}
          {isPart ? (
            <ButtonLink variant="quiet" href={groupsPath}>
              <Trans>All groups</Trans>
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
