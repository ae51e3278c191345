/** The pages of a task, drawn. */
import type { Page } from '@docproc/types';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { boundsOf, pageItems, type PageOptions, toPixels } from '../../shared/page-items.ts';
import { Fields } from './parts.tsx';

/** What the contract leaves open about coordinates: the reader chooses. */
const units = { pixels: 'pixels', fractions: 'fractions', percent: { width: 100, height: 100 } } as const;
const origins = ['top', 'bottom'] as const;

/** Width of a drawing, and its height where the page has no size, as of A4. */
const [width, usualHeight] = [700, 990];

export function Document({ pages }: { pages: readonly Page[] }): JSX.Element {
  const [unit, setUnit] = useState<keyof typeof units>('pixels');
  const [origin, setOrigin] = useState<(typeof origins)[number]>('top');
  return (
    <section>
      <h3>Pages</h3>
      <p class="row">
        <label>
          Unit of coordinates (not specified){' '}
          <select value={unit} onChange={(event) => setUnit(event.currentTarget.value as keyof typeof units)}>
            {Object.keys(units).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          y is 0 at the{' '}
          <select
            value={origin}
            onChange={(event) => setOrigin(event.currentTarget.value as (typeof origins)[number])}
          >
            {origins.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {pages.map((page, index) => (
        <Sheet key={page.id} page={page} number={index + 1} options={{ unit: units[unit], origin }} />
      ))}
    </section>
  );
}

/** One page: items with coordinates as polygons, those with a distance from the top as lines, and all of them in a list. */
function Sheet({ page, number, options }: { page: Page; number: number; options: PageOptions }): JSX.Element {
  const items = pageItems(page, options);
  const height = page.width && page.height ? (width * page.height) / page.width : usualHeight;
  return (
    <div class="panes drawn">
      <figure>
        <svg class="sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Page ${number}`}>
          {items.map(({ kind, corners, top, item }, index) => {
            const points = corners && toPixels(corners, { width, height });
            if (!points && top === undefined) return null;
            const { left, top: y } = points ? boundsOf(points) : { left: 0, top: (top ?? 0) * height };
            return (
              <g key={index} class={kind}>
                {points ? (
                  <polygon points={points.join(' ')} />
                ) : (
                  <line x2={width} y1={y} y2={y} stroke-dasharray="6 4" />
                )}
                <text x={left + 4} y={y - 4}>
                  {index + 1} · {item.confidence}
                </text>
              </g>
            );
          })}
        </svg>
        <figcaption>
          Page {number}: {page.width ?? 'unknown'} × {page.height ?? 'unknown'} pixels
        </figcaption>
      </figure>
      <ol class="items" aria-label={`Items of page ${number}`}>
        {items.map(({ kind, item, corners, top }, index) => {
          const { coordinates: _, ...fields } = item as typeof item & { coordinates?: unknown };
          return (
            <li key={index} class={kind}>
              {kind}
              {!corners && top === undefined && ' (no place on the page)'}
              <Fields of={fields} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
