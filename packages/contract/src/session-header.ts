/** The header every call carries the token in; on `refresh-token` it carries the refresh token (checklist 259, 281). */
export const sessionHeader = 'wbn-auth';
