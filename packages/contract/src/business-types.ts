/** Types of businesses, in the order of the tabs of results (checklist 93). */
export const businessTypes = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE', 'IN', 'CO', 'GO'] as const;

/** Products, people, or businesses of one type. */
export const searchTabs = ['PR', 'UR', ...businessTypes] as const;
