import { find, reject } from "./sandbox.js";
// base-url.js
/**
* Returns a base URL as `URL` writes it, without the beginning of the paths of the contract; empty for any host.
*
* @param page What a relative URL is relative to.
* @throws {TypeError} It is no URL of HTTP.
*/
function baseOf(baseUrl, page) {
	if (baseUrl === "") return "";
	const url = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : void 0;
	if (!url?.protocol.startsWith("http")) reject("baseUrl", baseUrl, "an http URL");
	return url.origin + url.pathname.replace(/(\/v2)?\/?$/, "");
}
/**
* Returns the path of the contract that a URL leads to, with its query; undefined if it leads to none.
*
* @param base What `baseOf` returned.
*/
function pathBelow(base, { href, pathname, search }) {
	if (!href.startsWith(base)) return void 0;
	const path = base === "" ? pathname + search : href.slice(base.length);
	return find(path) && path;
}
export { baseOf, pathBelow };
//# sourceMappingURL=base-url.js.map
