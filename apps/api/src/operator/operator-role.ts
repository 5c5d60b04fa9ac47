/** What somebody does for the operator of the product; who has which stands in the table `operators`. */
export const operatorRoles = ['support', 'moderator', 'verifier', 'finance'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
