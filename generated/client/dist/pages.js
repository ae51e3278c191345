// src/shared/item-rows.ts
const isItem = (value) => Object(value) === value && !Array.isArray(value);
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
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
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
function toCsv(rows, { bom } = {}) {
	const lines = [columns, ...rows.map((row) => columns.map((name) => row[name]))];
	return (bom ? "﻿" : "") + lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
// src/shared/group-by.ts
function groupBy(values, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const value of values) {
		const key = keyOf(value);
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}
// src/shared/page-items.ts
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
const isPoints = (value) => Array.isArray(value) && value.length === 4 && value.every(isPoint);
const isPoint = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
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
const toPixels = (corners, { width, height }) => corners.map(([x, y]) => [x * width, y * height]);
function rotate(corners, rotation) {
	const turn = ([x, y]) => [1 - y, x];
	return Array.from({ length: rotation / 90 }).reduce((all) => all.map(turn), [...corners]);
}
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
const box = {
	width: 1e3,
	height: 1e3
};
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\"", "&quot;");
function lowestConfidence(pages) {
	const scores = [pages ?? []].flat().flatMap((page) => {
		const own = Object.values(Object(page)).flatMap((each) => Array.isArray(each) ? each : []).map((item) => Number.isFinite(Object(item).confidence) ? item.confidence : NaN);
		return own.length > 0 ? own : NaN;
	});
	return scores.reduce((lowest, score) => Math.min(lowest, score), scores.length > 0 ? Infinity : NaN);
}
function byEntity(items) {
	return groupBy([...items].sort((a, b) => a.item.confidence - b.item.confidence), ({ item }) => item.entity_id);
}
export { boundsOf, byEntity, itemRows, lowestConfidence, overlay, pageItems, pageProblems, rotate, toCsv, toPixels };
