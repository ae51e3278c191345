/** The pages of a task, drawn, and what was found on them. */
import type { Page } from '@docproc/types';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boundsOf, pageItems, type PageItem, toPixels } from '../../shared/page-items.ts';
import { visible } from './parts.tsx';

/** Width of a drawing, and its height where the page has no size, as of A4. */
const [width, usualHeight] = [700, 990];

/** From which confidence on a value has which color. */
const levels = [
  [0.9, 'high'],
  [0.7, 'fair'],
  [-Infinity, 'low'],
] as const;

const levelOf = (confidence: number): string =>
  Number.isFinite(confidence) ? (levels.find(([from]) => confidence >= from)?.[1] ?? '') : 'unknown';

export const Confidence = ({ of }: { of: number }): JSX.Element => (
  <span class={`confidence ${levelOf(of)}`}>{Number.isFinite(of) ? of : '–'}</span>
);

export const DocumentView = ({ pages }: { pages: readonly Page[] }): JSX.Element => (
  <section>
    <div class="row">
      <h2>Pages</h2>
      <span class="quiet legend">
        Confidence: <span class="confidence high">0.9 and more</span>{' '}
        <span class="confidence fair">0.7 and more</span> <span class="confidence low">less</span>
      </span>
    </div>
    <p class="quiet">Coordinates are drawn as pixels of the page. Their unit is not specified.</p>
    {pages.length === 0 && <p class="empty">No pages.</p>}
    {pages.map((page, index) => (
      <Sheet key={page.id} page={page} number={index + 1} />
    ))}
  </section>
);

/** One page: items with coordinates as polygons, those with a distance from the top as lines, and beside it all of them in a list. */
function Sheet({ page, number }: { page: Page; number: number }): JSX.Element {
  const [active, setActive] = useState<number>();
  const [place, isNear] = useNear();
  const items = isNear ? pageItems(page, { unit: 'pixels' }) : [];
  const height = page.width && page.height ? (width * page.height) / page.width : usualHeight;
  const idOf = (index: number): string => `item-${number}-${index}`;
  const choose = (index: number): void => {
    setActive(index);
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="panes" ref={place}>
      <figure>
        <svg class="sheet" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Page ${number}`}>
          {items.map((item, index) => (
            <g
              key={index}
              class={`${item.kind} ${levelOf(item.item.confidence)} ${index === active ? 'active' : ''}`}
              onPointerEnter={() => setActive(index)}
              onClick={() => choose(index)}
            >
              <Shape of={item} number={index + 1} height={height} />
            </g>
          ))}
        </svg>
        <figcaption class="quiet">
          Page {number}: {page.width ?? 'unknown'} × {page.height ?? 'unknown'} pixels
        </figcaption>
      </figure>
      <ol class="items" tabIndex={0} aria-label={`Items of page ${number}`}>
        {items.map((item, index) => (
          <li
            key={index}
            id={idOf(index)}
            class={index === active ? 'active' : ''}
            onPointerEnter={() => setActive(index)}
          >
            <button type="button" aria-pressed={index === active} onClick={() => setActive(index)}>
              <span class="clip">{textOf(item)}</span>
              <Confidence of={item.item.confidence} />
              <small>
                {index + 1} · {visible(nameOf(item))}
                {noteOn(item)}
              </small>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Returns whether an element has been near the window: hundreds of pages at once would take seconds. */
function useNear(): [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '1000px' },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isNear];
}

interface ShapeProps {
  of: PageItem<Page>;
  number: number;
  height: number;
}

function Shape({ of: { corners, top, item }, number, height }: ShapeProps): JSX.Element | null {
  const points = corners && toPixels(corners, { width, height });
  if (!points && top === undefined) return null;
  const { left, top: y } = points ? boundsOf(points) : { left: 0, top: (top ?? 0) * height };
  const { content, checked } = item as { content?: string; checked?: boolean };
  const text = content ?? (checked === undefined ? '' : checked ? '☑' : '☐');
  return (
    <>
      {points ? (
        <polygon points={points.join(' ')} />
      ) : (
        <line x2={width} y1={y} y2={y} stroke-dasharray="6 4" />
      )}
      <text x={left + 4} y={Math.max(20, y - 4)}>
        {number} {visible(text.slice(0, 100))}
      </text>
    </>
  );
}

/** Says why an item is not in the drawing. */
function noteOn({ corners, top }: PageItem<Page>): string {
  const place = corners ? boundsOf(corners) : { left: 0, top };
  if (place.top === undefined) return ' (no place on the page)';
  return place.top > 1 || place.left > 1 ? ' (outside of the page)' : '';
}

/** What a reader calls an item: the field that it is a value of, else its kind. */
const nameOf = ({ kind, item }: PageItem<Page>): string =>
  'entity_id' in item ? `${kind}, ${item.entity_id}` : kind;

function textOf({ kind, item }: PageItem<Page>): string {
  if ('content' in item) return visible(item.content);
  if ('checked' in item) return item.checked ? '☑ checked' : '☐ not checked';
  return kind.replace(/s$/, '');
}
