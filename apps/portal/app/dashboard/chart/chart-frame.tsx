import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useWidth } from './use-width.ts';
import './chart.css';

/** A value of a point, as it is read out. */
interface ChartValue {
  name: string;
  text: string;
  /** Of its line or bar. */
  color?: string;
}

/** One place on the axis of a chart, with all that stands there. */
export interface ChartPoint {
  title: string;
  values: ChartValue[];
}

interface ChartFrameProps {
  /** What the chart is of. */
  label: string;
  height: number;
  points: readonly ChartPoint[];
  /** Where a point lies in a chart of this width. */
  xOf: (place: number, width: number) => number;
  /** Whether a line marks the point that is read. */
  hasLine?: boolean;
  /** What is drawn into this width. */
  children: (width: number) => ReactNode;
}

/**
 * Around a chart, which is drawn at the width it has. Its values are read one by one with arrow keys, or under the pointer; to who
 * listens it is a control whose value is the point.
 */
export function ChartFrame({ label, height, points, xOf, hasLine, children }: ChartFrameProps) {
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number>();
  const last = points.length - 1;
  const current = Math.min(at ?? last, last);
  const point = points[current];

  function walk(event: KeyboardEvent) {
    const ways: Partial<Record<string, number | undefined>> = {
      ArrowLeft: Math.max(0, current - 1),
      ArrowDown: Math.max(0, current - 1),
      ArrowRight: Math.min(last, current + 1),
      ArrowUp: Math.min(last, current + 1),
      Home: 0,
      End: last,
      Escape: undefined,
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    setAt(ways[event.key]);
  }

  function follow(event: PointerEvent) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const distances = points.map((_, place) => Math.abs(xOf(place, width) - x));
    setAt(distances.indexOf(Math.min(...distances)));
  }

  const x = xOf(current, width);
  return (
    <div className="z-chart" ref={ref} style={{ height }}>
      {width > 0 ? (
        <svg width={width} height={height} aria-hidden="true">
          {children(width)}
          {hasLine && at !== undefined ? (
            <line className="z-at" x1={x} x2={x} y1={0} y2={height - 28} />
          ) : null}
        </svg>
      ) : null}
      {point ? (
        <div
          className="z-cursor"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={current + 1}
          aria-valuetext={[point.title, ...point.values.map(({ name, text }) => `${name} ${text}`)].join(
            ', ',
          )}
          aria-readonly="true"
          onKeyDown={walk}
          onFocus={() => setAt(current)}
          onBlur={() => setAt(undefined)}
          onPointerDown={follow}
          onPointerMove={follow}
          onPointerLeave={() => setAt(undefined)}
        />
      ) : null}
      {point && at !== undefined && width > 0 ? (
        <div
          className="z-readout"
          aria-hidden="true"
          style={x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }}
        >
          <b>{point.title}</b>
          {point.values.map(({ name, text, color }) => (
            <span key={name}>
              {color ? <i style={{ background: color }} /> : null}
              {name}
              <b>{text}</b>
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
