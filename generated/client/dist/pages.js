// src/shared/item-rows.ts
/** One of its own: a module that entries share brings more into a bundle than all that is here. */
const isItem = (value) => Object(value) === value && !Array.isArray(value);
/** Returns a row for each item of each page, in the order of the response. */
const itemRows = (tasks) => tasks.flatMap(({ id, name, pages }) => pages.flatMap((page, index) => Object.entries(page).flatMap(([kind, items]) => (Array.isArray(items) ? items : []).filter(isItem).map((item) => {
	const { content = item["checked"] ?? null, coordinates } = item;
	return {
		task_id: id,
		task_name: name,
		page: index + 1,
		kind,
		id: item["id"],
		entity_id: item["entity_id"] ?? null,
		content: content === null ? null : String(content),
		confidence: item["confidence"] ?? null,
		top: item["top"] ?? null,
		left_of_line: item["left_of_line"] ?? null,
		coordinates: Array.isArray(coordinates) ? coordinates.flat().join(" ") : null
	};
}))));
/** What a spreadsheet would take for a formula at the beginning of a text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** Where such a text begins for a spreadsheet that has another separator, as Excel does in many countries: also in a new line. */
const separated = /(?<=[;\t\r\n])(?="*[=+\-@＝＋－＠])/g;
function cell(value) {
	const text = String(value ?? "");
	const safe = (typeof value === "string" && formula.test(text) ? `'${text}` : text).replaceAll(separated, "'");
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
const columns = [
	"task_id",
	"task_name",
	"page",
	"kind",
	"id",
	"entity_id",
	"content",
	"confidence",
	"top",
	"left_of_line",
	"coordinates"
];
/**
* Returns rows as CSV of RFC 4180, with a header. An apostrophe precedes a text that a spreadsheet would take for a formula,
* also where it follows a semicolon, a tab or the end of a line.
*/
function toCsv(rows, { bom } = {}) {
	const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
	return (bom ? "﻿" : "") + lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
// src/shared/page-items.ts
/**
* Returns every item of a page, and where it is as fractions of the page, in the order of the response.
*
* @throws {TypeError} The unit is missing or unknown.
*/
function pageItems(page, options) {
	const { unit, topUnit = unit, origin, size } = { ...options };
	const { width, height } = sizeIn(unit, page, size);
	const { height: heightOfTop } = sizeIn(topUnit, page, size);
	const corner = ([x, y]) => [x / width, origin === "bottom" ? 1 - y / height : y / height];
	return Object.entries(Object(page)).flatMap(([kind, items]) => (Array.isArray(items) ? items.filter(isRated) : []).map((item) => {
		const { coordinates, top: distance } = item;
		const corners = isPoints(coordinates) ? coordinates.map(corner) : void 0;
		const top = (typeof distance === "number" ? distance : NaN) / heightOfTop;
		return {
			kind,
			item,
			page,
			corners: corners?.flat().every(Number.isFinite) ? corners : void 0,
			top: Number.isFinite(top) ? top : void 0
		};
	}));
}
/** Whether a value is the four corners of the contract. Null would be drawn at 0. */
const isPoints = (value) => Array.isArray(value) && value.length === 4 && value.every(isPoint);
const isPoint = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
/**
* Returns what is wrong with the items of a page, in one sentence for each, such as `checkboxes[2] (c-3): coordinates are not
* four pairs of numbers`, and of a page that is none. Empty if nothing is. `pageItems` leaves out what is no item, and gives
* wrong coordinates no corners.
*/
function pageProblems(page) {
	if (Object(page) !== page) return ["the page is no object"];
	return Object.entries(page).flatMap(([kind, items]) => (Array.isArray(items) ? items : []).flatMap((item, index) => {
		const { id, coordinates, top } = Object(item);
		const place = `${kind}[${index}]${typeof id === "string" ? ` (${id})` : ""}`;
		if (!isRated(item)) return `${place} is no item with a confidence`;
		return [
			isPoints(coordinates) || coordinates === void 0 && top !== void 0 || "coordinates are not four pairs of numbers",
			Number.isFinite(top ?? 0) || "top is no number",
			Number.isFinite(item.confidence) || "confidence is no number",
			typeof id === "string" || "id is no text"
		].filter((each) => each !== true).map((each) => `${place}: ${each}`);
	}));
}
const isRated = (value) => typeof value === "object" && value !== null && "confidence" in value;
/** Returns the size of a page in a unit. An unknown length is NaN, and so is every fraction of it. */
function sizeIn(unit, page, size) {
	if (unit === "fractions") return {
		width: 1,
		height: 1
	};
	if (unit === "pixels") return {
		width: page?.width ?? size?.width ?? NaN,
		height: page?.height ?? size?.height ?? NaN
	};
	const { width, height } = Object(unit);
	if (width > 0 && height > 0) return {
		width,
		height
	};
	throw new TypeError(`unit is ${String(unit)}. Pass 'pixels', 'fractions', or the size of a page in the unit: { width, height }.`);
}
/** Returns corners in pixels of a page image that has this size on the screen, zoom included. */
const toPixels = (corners, { width, height }) => corners.map(([x, y]) => [x * width, y * height]);
/** Returns corners as fractions of a page image that is turned: by 90 degrees, its width is the height of the page. */
function rotate(corners, rotation) {
	const turn = ([x, y]) => [1 - y, x];
	return Array.from({ length: rotation / 90 }).reduce((all) => all.map(turn), [...corners]);
}
/** Returns the bounding box of corners: the smallest rectangle around them that is parallel to the page. */
function boundsOf(corners) {
	const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return {
		left,
		top,
		width: Math.max(...xs) - left,
		height: Math.max(...ys) - top
	};
}
/**
* Returns an SVG image that covers a page image of any size: a polygon for each item with corners, a line across the page for
* each other item with a `top`. Elements have the kind of the item as `class`, and its id as `data-id`.
*
* @param rotation How the page image is turned.
*/
function overlay(items, rotation = 0) {
	const elements = items.map(({ kind, item, corners, top }) => {
		const { id } = item;
		const own = `class="${escaped(kind)}" data-id="${escaped(String(id ?? ""))}" vector-effect="non-scaling-stroke"`;
		if (corners) return `<polygon ${own} points="${toPixels(corners, box).join(" ")}"/>`;
		const y = (top ?? NaN) * box.height;
		return Number.isNaN(y) ? "" : `<line ${own} x2="${box.width}" y1="${y}" y2="${y}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="none" width="100%" height="100%" fill="none" stroke="currentColor"><g transform="rotate(${rotation} ${box.width / 2} ${box.height / 2})">${elements.join("")}</g></svg>`;
}
/** Units of an overlay. In one of 1 × 1, Firefox takes small boxes for some times their size. */
const box = {
	width: 1e3,
	height: 1e3
};
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
/**
* Returns the lowest confidence of all items of pages: whether it reaches a threshold decides about their task. It is NaN
* where something is missing, so that no comparison is true and a person decides: without pages, where a page has no item,
* and where the confidence of an item is no number.
*/
function lowestConfidence(pages) {
	const scores = [pages ?? []].flat().flatMap((page) => {
		const own = Object.values(Object(page)).flatMap((each) => Array.isArray(each) ? each : []).map((item) => Number.isFinite(Object(item).confidence) ? item.confidence : NaN);
		return own.length > 0 ? own : NaN;
	});
	return scores.reduce((lowest, score) => Math.min(lowest, score), scores.length > 0 ? Infinity : NaN);
}
/**
* Groups items by entity. Items without an entity are in the group `undefined`. The items with the lowest confidence come
* first: within each group, and in the order of the groups.
*/
function byEntity(items) {
	const groups = /* @__PURE__ */ new Map();
	for (const each of [...items].sort((a, b) => a.item.confidence - b.item.confidence)) {
		const { entity_id: entity } = each.item;
		const group = groups.get(entity) ?? [];
		groups.set(entity, group);
		group.push(each);
	}
	return groups;
}
export { boundsOf, byEntity, itemRows, lowestConfidence, overlay, pageItems, pageProblems, rotate, toCsv, toPixels };
