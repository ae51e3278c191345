/** Generated pages of the contract's own types. */
import type { Coordinates, Page, Point } from '@docproc/client';
import * as fc from 'fast-check';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const confidence = fc.double({ min: -1, max: 100, noNaN: true });
const id = fc.string();

/** A rectangle of a width and a height around a center, turned clockwise: its corners from the top left. */
function rectangle([x, y]: Point, width: number, height: number, angle: number): Coordinates {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (across: number, down: number): Point => [
    x + (across * width * cos - down * height * sin) / 2,
    y + (across * width * sin + down * height * cos) / 2,
  ];
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}
export const coordinates: fc.Arbitrary<Coordinates> = fc
  .tuple(fc.tuple(fraction, fraction), fraction, fraction, fc.double({ min: 0, max: 7, noNaN: true }))
  .map((each) => rectangle(...each));

const box = { id, confidence, coordinates };
/** A page whose lengths are fractions. */
export const page: fc.Arbitrary<Page> = fc.record({
  id,
  width: fc.option(fc.integer({ min: 1, max: 20_000 })),
  height: fc.option(fc.integer({ min: 1, max: 20_000 })),
  annotations: fc.array(
    fc.record({
      id,
      entity_id: fc.constantFrom('total', 'date', 'name'),
      confidence,
      content: fc.string(),
      top: fc.option(fraction),
      left_of_line: fc.option(fraction),
    }),
  ),
  checkboxes: fc.array(fc.record({ ...box, checked: fc.boolean() })),
  segments: fc.array(fc.record(box)),
  signatures: fc.array(fc.record(box)),
});
