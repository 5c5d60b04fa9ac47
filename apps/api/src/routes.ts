import { blockingRoutes } from './blocking/routes.ts';
import { boostRoutes } from './boost/routes.ts';
import { businessEditRoutes } from './business/edit/routes.ts';
import { memberRoutes } from './business/members/member-routes.ts';
import { businessOwnerRoutes } from './business/members/routes.ts';
import { businessRoutes } from './business/routes.ts';
import { commentRoutes } from './comment/routes.ts';
import { compareRoutes } from './compare/routes.ts';
import { connectionRoutes } from './connection/routes.ts';
import { dashboardRoutes, shownResultsRoutes } from './dashboard/routes.ts';
import { directoryRoutes } from './directory/routes.ts';
import { eventRoutes } from './event/routes.ts';
import { favoriteRoutes } from './favorite/routes.ts';
import { followRoutes } from './follow/routes.ts';
import { followUpRoutes } from './follow-up/routes.ts';
import { groupRoutes } from './group/routes.ts';
import { helpRequestRoutes } from './help-request/routes.ts';
import { holdRoutes } from './hold/routes.ts';
import { industryRoutes } from './industry/routes.ts';
import { inquiryRoutes } from './inquiry/routes.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import { listRoutes } from './list/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { newsfeedRoutes } from './newsfeed/routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { pageViewRoutes } from './page-view/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { accountOwnerRoutes, personRoutes } from './person/routes.ts';
import { postRoutes } from './post/routes.ts';
import { dataSheetRoutes } from './product/data-sheet/routes.ts';
import { productEditRoutes } from './product/edit/routes.ts';
import { productImportRoutes } from './product/import/routes.ts';
import { productRoutes } from './product/routes.ts';
import { reactionRoutes } from './reaction/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { reportRoutes } from './report/routes.ts';
import type { Route } from './route.ts';
import { savedSearchRoutes } from './saved-search/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { uploadRoutes } from './upload/routes.ts';

export const routes: readonly Route[] = [
  ...referenceRoutes,
  ...industryRoutes,
  ...businessRoutes,
  ...businessEditRoutes,
  ...boostRoutes,
  ...supportRoutes,
  ...memberRoutes,
  ...dashboardRoutes,
  ...productRoutes,
  ...dataSheetRoutes,
  ...productEditRoutes,
  ...productImportRoutes,
  ...reactionRoutes,
  ...personRoutes,
  ...searchRoutes,
  ...sitemapRoutes,
  ...uploadRoutes,
  ...commentRoutes,
  ...compareRoutes,
  ...favoriteRoutes,
  ...listRoutes,
  ...savedSearchRoutes,
  ...followUpRoutes,
  ...followRoutes,
  ...postRoutes,
  ...newsfeedRoutes,
  ...blockingRoutes,
  ...holdRoutes,
  ...connectionRoutes,
  ...groupRoutes,
  ...helpRequestRoutes,
  ...inquiryRoutes,
  ...reportRoutes,
  ...eventRoutes,
  ...notificationRoutes,
  ...directoryRoutes,
  ...membershipRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
];

/** For our other services alone, beside `/api/v1`. */
export const internalRoutes: readonly Route[] = [
  ...accountOwnerRoutes,
  ...businessOwnerRoutes,
  ...pageViewRoutes,
  ...shownResultsRoutes,
];
