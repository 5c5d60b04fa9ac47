/** Results on a page. */
export const pageSize = 5;
/** Results can be paged to the 10,000th. */
export const lastPage = 2000;
