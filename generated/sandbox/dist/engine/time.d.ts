/** The last moment that clocks reach, in milliseconds since 1970: that of the year 9999. */
export declare const endOfTime: number;
/**
 * Returns a date, or a time with its time zone, in milliseconds since 1970.
 *
 * @throws {TypeError} The text is not one in ISO 8601, or the calendar has no such day.
 */
export declare function parseTime(name: string, text: unknown): number;
//# sourceMappingURL=time.d.ts.map
