import { listMyBusinesses, type MyBusiness } from '@kontor/contract';
import { CompanyName, Pill, TierPlate, useCurrentInView, VerifiedBadge } from '@kontor/ui';
import { Eye } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { viewOfBusiness } from '../business/business-view.ts';
import { useRoleNames } from '../business/use-role-names.ts';
import { useVerification } from '../business/use-verification.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { Managed } from './managed-business.ts';
import { NotManaged } from './not-managed.tsx';
import { useManageLinks } from './use-manage-links.ts';
import './manage-frame.css';

interface ManagedPageProps {
  /** Undefined for none. */
  businessID: string | undefined;
  /** Which of the ways between the pages this is; the part of its address behind the business. */
  current: string | undefined;
  children: (managed: Managed) => ReactNode;
}

/** A page in which a business is managed: which one it is, what its reader is there, and the ways between such pages. */
export function ManagedPage({ businessID: id, current, children }: ManagedPageProps) {
  const { data, failed, reload } = useLoaded(listMyBusinesses, {});
  const business = data?.find(({ businessID }) => businessID === id);
  if (business)
    return (
      <div className="s-page x-frame">
        <ManageNavigation business={business} current={current} />
        <div className="x-content">{children({ business, reload })}</div>
      </div>
    );
  return (
    <div className="s-page">
      {data ? (
        <NotManaged />
      ) : failed ? (
        <LoadingFailed onRetry={reload} />
      ) : (
        <Loading className="x-awaited" />
      )}
    </div>
  );
}

function ManageNavigation({ business, current }: { business: MyBusiness; current: string | undefined }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  const row = useCurrentInView(current);
  const verification = useVerification();
  const view = viewOfBusiness(business);
  const { accessLevel } = business;
  const links = useManageLinks({ id: view.id, name: view.name, accessLevel });
  return (
    <aside className="x-side">
      <div className="x-who">
        <img className="k-logo" src={view.logo} width="52" height="52" alt="" />
        <b>
          <CompanyName name={view.name} />
        </b>
        <p>
          <TierPlate tier={view.tier} />
          <VerifiedBadge {...verification(view)} />
          <Pill tone="info">{roles[accessLevel]}</Pill>
        </p>
      </div>
      <nav ref={row} aria-label={t`Manage Business`}>
        {links.map(({ key, href, text, Icon }) => (
          <a key={key} href={href} aria-current={key === current ? 'page' : undefined}>
            <Icon size={18} />
            {text}
          </a>
        ))}
        <a className="x-view" href={view.href}>
          <Eye size={18} />
          <Trans>View as a buyer</Trans>
        </a>
      </nav>
    </aside>
  );
}
