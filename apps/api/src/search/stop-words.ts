/** Words too common in names and texts of the interface languages to tell rows apart; left out while others remain. */
export const stopWords: ReadonlySet<string> = new Set(
  `a al all and at by con d da dal dall de dei del dell della delle di do e el en et for from i il in la las le les lo los nell of on or
  para per por sull the to und una uno with y`.split(/\s+/),
);
