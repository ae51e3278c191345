/** Returns the milliseconds that `Retry-After` asks for, as seconds or as a date. Undefined without a valid one. */
export function retryAfter(response) {
	const header = response?.headers.get("retry-after")?.trim() ?? "";
	if (/^\d+$/.test(header)) return Number(header) * 1e3;
	const time = header.endsWith("GMT") ? Date.parse(header) - Date.now() : NaN;
	return Number.isNaN(time) ? undefined : Math.max(0, time);
}
