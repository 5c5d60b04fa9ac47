import { ButtonLink, Note, SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { pageContext } from '../../visit/page-context.ts';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { Rows } from '../frame/rows.tsx';
import { EventRow } from './event-row.tsx';
import { shownEvent } from './shown-event.server.ts';

const path = '/security/activity';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const { events, next } = await verbs.listEvents(accounts, visit, { before });
  return { events: events.map(shownEvent), next, isFirst: before === undefined };
}

/** What happened to the account's security, for its owner to see that it was them. */
export default function ActivityPage() {
  const { t } = useLingui();
  const { events, next, isFirst } = useLoaderData<typeof loader>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Activity`}
      description={t`See who logged in to your account, and what changed in its security.`}
      heading={t`Activity`}
      lead={t`Logins, failed logins and security changes in the last twelve months.`}
    >
      <div className="a-stack">
        <Note>
          <p>
            <Trans>
              Don’t recognise something? Change your password; this logs out your other devices. Then check
              your passkeys and your second factor.
            </Trans>
          </p>
          <p className="a-note-way">
            <ButtonLink size="small" href={address('/security/password')}>
              {t`This was not me`}
            </ButtonLink>
          </p>
        </Note>
        <SectionCard title={isFirst ? t`Latest activity` : t`Older`}>
          {events.length === 0 ? (
            <p className="a-nothing">{t`Nothing has happened yet.`}</p>
          ) : (
            <Rows>
              {events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </Rows>
          )}
          {next === undefined && isFirst ? null : (
            <div className="a-card-foot">
              {isFirst ? null : (
                <Link className="k-button k-button-small k-button-secondary" to={address(path)}>
                  <Trans>Back to the latest</Trans>
                </Link>
              )}
              {next === undefined ? null : (
                <Link
                  className="k-button k-button-small k-button-secondary a-foot-end"
                  to={address(path, { before: String(next) })}
                >
                  <Trans>Show older</Trans>
                </Link>
              )}
            </div>
          )}
        </SectionCard>
      </div>
    </Page>
  );
}
