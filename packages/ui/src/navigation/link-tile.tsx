import type { AnchorHTMLAttributes } from 'react';
import { classes } from '../style/classes.ts';
import './link-tile.css';

/** A link among others in a grid: a bordered field as high as its row. */
export function LinkTile({ className, ...link }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...link} className={classes('k-link-tile', className)} />;
}
