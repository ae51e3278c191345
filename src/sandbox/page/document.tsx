/** The pages of a task, drawn. */
import type { Page } from '@docproc/types';
import type { JSX } from 'preact';
import { boundsOf, pageItems, toPixels } from '../../shared/page-items.ts';
import { FieldList } from './parts.tsx';

/** Width of a drawing, and its height where the page has no size, as of A4. */
const [width, usualHeight] = [700, 990];

export const DocumentView = ({ pages }: { pages: readonly Page[] }): JSX.Element => (
  <section>
    <h3>Pages</h3>
    <p>Coordinates are drawn as pixels of the page. Their unit is not specified.</p>
    {pages.map((page, index) => (
      <Sheet page={page} number={index + 1} />
    ))}
  </section>
);

/** One page: items with coordinates as polygons, those with a distance from the top as lines, and all of them in a list. */
function Sheet({ page, number }: { page: Page; number: number }): JSX.Element {
  const items = pageItems(page, { unit: 'pixels' });
  const height = page.width && page.height ? (width * page.height) / page.width : usualHeight;
  return (
    <div class="panes">
      <figure>
        <svg class="sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Page ${number}`}>
          {items.map(({ kind, corners, top, item }, index) => {
            const points = corners && toPixels(corners, { width, height });
            if (!points && top === undefined) return null;
            const { left, top: y } = points ? boundsOf(points) : { left: 0, top: (top ?? 0) * height };
            return (
              <g class={kind}>
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
      <ol aria-label={`Items of page ${number}`}>
        {items.map(({ kind, item, corners, top }) => {
          const { coordinates: _, ...fields } = item as typeof item & { coordinates?: unknown };
          return (
            <li>
              {kind}
              {!corners && top === undefined && ' (no place on the page)'}
              <FieldList of={fields} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
