/** Describes data: a kind, several with ` or `, an array of one shape, or members, of which `*` means all others. */
export type Shape = string | readonly [Shape] | {
	readonly [member: string]: Shape;
};
/**
 * Returns why data does not have a shape; undefined if it has. A member whose name ends in `?` can be left out.
 *
 * @param where What leads to the data; empty for the whole.
 */
export declare function mismatch(data: unknown, shape: Shape, where?: string): string | undefined;
//# sourceMappingURL=shape.d.ts.map
