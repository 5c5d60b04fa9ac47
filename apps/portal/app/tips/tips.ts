/** The tips in their order; the name is that of the text and the end of the address (checklist 79–85). */
export const tips = [
  { name: 'export-to-the-world-tip-0', picture: 'seven-plates', changed: '2026-11-20' },
  { name: 'how-to-create-export-system-tip-1', picture: 'delivery-chain', changed: '2026-11-20' },
  { name: 'industrial-marketing-tip-2', picture: 'data-sheet', changed: '2026-11-20' },
  { name: 'distribution-network-tip-3', picture: 'network', changed: '2026-11-20' },
  { name: 'international-buyers-tip-4', picture: 'buying-team', changed: '2026-11-20' },
  { name: 'qualified-exporting-companies-tip-5', picture: 'four-pillars', changed: '2026-11-20' },
  { name: 'best-products-for-export-tip-6', picture: 'three-kinds', changed: '2026-11-20' },
] as const;

export type Tip = (typeof tips)[number];

/** "Articles" of the menus. */
export const tipsPath = '/b2b-tips';

export function tipPath({ name }: Pick<Tip, 'name'>): string {
  return `${tipsPath}/${name}`;
}
