import type { RunnableJob } from '@kontor/jobs';
import { boostJobs } from './boost/jobs.ts';
import { certificateReminderJobs } from './business/certificate-reminder/jobs.ts';
import { memberJobs } from './business/members/jobs.ts';
import { connectionJobs } from './connection/jobs.ts';
import { dashboardJobs } from './dashboard/jobs.ts';
import { feedJobs } from './feed/jobs.ts';
import { followJobs } from './follow/jobs.ts';
import { followUpJobs } from './follow-up/jobs.ts';
import { groupJobs } from './group/jobs.ts';
import { helpRequestJobs } from './help-request/jobs.ts';
import { holdJobs } from './hold/jobs.ts';
import { inquiryJobs } from './inquiry/jobs.ts';
import { invoiceJobs } from './invoice/jobs.ts';
import type { JobContext } from './job/job-context.ts';
import { listJobs } from './list/jobs.ts';
import { membershipJobs } from './membership/jobs.ts';
import { notificationJobs } from './notification/jobs.ts';
import { pageViewJobs } from './page-view/jobs.ts';
import { paymentJobs } from './payment/jobs.ts';
import { postJobs } from './post/jobs.ts';
import { productImportJobs } from './product/import/jobs.ts';
import { productJobs } from './product/jobs.ts';
import { reactionJobs } from './reaction/jobs.ts';
import { savedSearchJobs } from './saved-search/digest/jobs.ts';
import { searchJobs } from './search/jobs.ts';
import { supportJobs } from './support/jobs.ts';
import { uploadJobs } from './upload/jobs.ts';
import { writeJobs } from './write/jobs.ts';

/** Every job of the api. */
export const jobs: RunnableJob<JobContext>[] = [
  ...uploadJobs,
  ...certificateReminderJobs,
  ...helpRequestJobs,
  ...searchJobs,
  ...pageViewJobs,
  ...dashboardJobs,
  ...boostJobs,
  ...reactionJobs,
  ...productJobs,
  ...productImportJobs,
  ...writeJobs,
  ...memberJobs,
  ...feedJobs,
  ...followJobs,
  ...postJobs,
  ...holdJobs,
  ...notificationJobs,
  ...inquiryJobs,
  ...connectionJobs,
  ...groupJobs,
  ...listJobs,
  ...savedSearchJobs,
  ...followUpJobs,
  ...paymentJobs,
  ...membershipJobs,
  ...invoiceJobs,
  ...supportJobs,
];
