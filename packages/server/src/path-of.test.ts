import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test.each([
  ['/business/a-b?q=SECRET', '/business/a-b'],
  ['/invitations/SECRET', '/invitations/[token]'],
  ['/api/v1/invitations/SECRET?x=1', '/api/v1/invitations/[token]'],
  ['/api/v1/invitations/SECRET/accept', '/api/v1/invitations/[token]/accept'],
  ['/saved-search/feed/SECRET?lang=it', '/saved-search/feed/[token]'],
  ['/api/v1/saved-search/feed/SECRET', '/api/v1/saved-search/feed/[token]'],
  ['/unsubscribe/SECRET', '/unsubscribe/[token]'],
  ['/api/v1/notifications/unsubscribe/SECRET/undo', '/api/v1/notifications/unsubscribe/[token]/undo'],
  ['/api/v1/business/profile/1/invitations/2', '/api/v1/business/profile/1/invitations/2'],
])('%s is logged as %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
