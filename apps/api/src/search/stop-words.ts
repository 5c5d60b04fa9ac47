/** Words too common in names and texts of the interface languages to tell rows apart; left out while others remain. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al and at by con d da dal de dei del della delle di do e el en et for from i il in la las le les lo los of on or
  para per por the to und una uno with y`.split(/\s+/),
);
