/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
export function retryAfter(response: Response | undefined): number | undefined {
  const header = `${response?.headers.get('retry-after')}`;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const time = header.endsWith('GMT') ? Date.parse(header) - Date.now() : NaN;
  return time > 0 ? time : time <= 0 ? 0 : undefined;
}
