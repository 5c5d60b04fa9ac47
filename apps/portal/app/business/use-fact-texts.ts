import { useLingui } from '@lingui/react/macro';
import type { FactName, FactView } from './verified-facts-view.ts';

/** Names of facts that are checked, and of the ways they are. */
export function useFactTexts() {
  const { t } = useLingui();
  const fact: Record<FactName, string> = {
    legal_address: t`Legal address`,
    company_registration: t`Company registration`,
    phone_and_email: t`Phone and email`,
    factory: t`Factory size and lines`,
    employees: t`Number of employees`,
    certificate: t`Certificate`,
    annual_revenue: t`Annual revenue`,
    year_established: t`Year established`,
  };
  const method: Record<FactView['method'], string> = {
    visited: t`Visited`,
    document_seen: t`Document seen`,
    called: t`Called and confirmed`,
    confirmed_with_issuer: t`Confirmed with the issuer`,
    public_register: t`Found in the public register`,
  };
  return { fact, method };
}
