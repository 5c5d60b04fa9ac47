import * as declared from '../pages.ts';
import type { Page } from './define-page.ts';

/** Every page of the portal. */
export const pages: readonly Page[] = Object.values(declared).flat();

type One<Declared> = Declared extends readonly (infer Each)[] ? Each : Declared;
type DeclaredRoute = One<(typeof declared)[keyof typeof declared]>['route'];

type AddressOf<Route extends string> = Route extends `${infer Start}:${string}/${infer Rest}`
  ? `${Start}${string}/${AddressOf<Rest>}`
  : Route extends `${infer Start}:${string}`
    ? `${Start}${string}`
    : Route;

/** A path some page has, as far as its route tells: a link to another one is no link to a page. */
export type PageAddress = AddressOf<DeclaredRoute>;
