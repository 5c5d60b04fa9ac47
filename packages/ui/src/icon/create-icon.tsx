import { createElement, Fragment, type ReactElement, type ReactNode, type SVGAttributes } from 'react';

interface IconProps {
  /** Width and height in pixels; 24 if not given. */
  size?: number;
  className?: string;
  /** Not taken: icons stand beside words that say the same, and are hidden from screen readers. */
  'aria-label'?: never;
  'aria-hidden'?: never;
}

export type IconComponent = (props: IconProps) => ReactNode;

/** In a field of 24 by 24: the data of a path, or another SVG element and its attributes. */
type IconShape =
  | string
  | [tag: 'circle' | 'line' | 'path' | 'polyline' | 'rect', attributes: SVGAttributes<SVGElement>];

function draw(shape: IconShape): ReactElement {
  const [tag, attributes] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
  return createElement(tag, attributes);
}

/** The component of an icon. Its shapes are made once and shared by all renderings; within HTML it needs no namespace. */
export function createIcon(...shapes: IconShape[]): IconComponent {
  const elements = shapes.map(draw);
  const drawing = createElement(Fragment, null, ...elements);
  return function Icon({ size = 24, className }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `lucide ${className}` : 'lucide'}
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}
