import type { LucideProps } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';

export type Shape = [element: string, attributes: Record<string, string>];

const namedBy = /^(aria-|role$|title$)/;

/** An icon of these shapes, as Lucide's own looks and behaves: hidden from assistive technology unless it is named. */
export function drawn(shapes: Shape[]): FunctionComponent<LucideProps> {
  return function Icon({ size = 24, color = 'currentColor', className, ...rest }) {
    const isNamed = Object.keys(rest).some((attribute) => namedBy.test(attribute));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide ${className}` : 'lucide',
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
  };
}
