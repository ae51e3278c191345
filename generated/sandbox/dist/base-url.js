import { find } from "./sandbox.js";
// base-url.js
/**
* Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
*
* @param baseUrl What the URL has to begin with; empty for any host.
*/
function pathBelow(baseUrl, { href, pathname, search }) {
	const base = baseUrl.replace(/\/$/, "");
	if (!href.startsWith(base)) return void 0;
	const path = base === "" ? pathname + search : href.slice(base.length);
	return find(path) && path;
}
export { pathBelow };
//# sourceMappingURL=base-url.js.map
