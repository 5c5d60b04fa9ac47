import type { BusinessPlan } from './business-plan.ts';
import { type BusinessRow, inventProfile, type Sources } from './invent-profile.ts';
import {
  type CertificateRow,
  type FactRow,
  inventCertificates,
  inventFacts,
  readCertificateNames,
} from './invent-proof.ts';

export interface InventedBusiness {
  plan: BusinessPlan;
  row: BusinessRow;
  /** In languages beside its own. */
  texts: ReturnType<typeof inventProfile>['texts'];
  /** In days, be it stated or not. */
  averageLeadTime: number;
  places: { business_id: string; category_id: string; position: number }[];
  certificates: CertificateRow[];
  facts: FactRow[];
}

export function inventBusinesses(plans: BusinessPlan[], sources: Sources): InventedBusiness[] {
  const certificateNames = readCertificateNames();
  return plans.map((plan) => {
    const { row, texts, averageLeadTime } = inventProfile(plan, sources);
    const certificates = inventCertificates(plan, row.id, { names: certificateNames, day: sources.day });
    return {
      plan,
      row,
      texts,
      averageLeadTime,
      places: plan.categories.map(({ id }, position) => ({ business_id: row.id, category_id: id, position })),
      certificates,
      facts: inventFacts(plan, { certificates, business: row, day: sources.day }),
    };
  });
}
