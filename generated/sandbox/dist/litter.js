import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
/** Bytes of thrown-away chunks after which they are collected. */
const heap = 2 ** 23;
const collect = collector();
let thrownAway = 0;
/**
* Notes that bytes were read and thrown away. V8 counts them little, since they lie outside of its own
* heap: left alone, it lets some 100 MB of them pile up while a large upload streams through.
*/
export function throwAway(bytes) {
	thrownAway += bytes;
	if (thrownAway < heap) return;
	thrownAway = 0;
	collect?.({ type: "minor" });
}
/** V8's collector of young objects; undefined where the runtime is not Node. */
function collector() {
	try {
		setFlagsFromString("--expose-gc");
		const gc = runInNewContext("gc");
		setFlagsFromString("--no-expose-gc");
		return typeof gc === "function" ? gc : undefined;
	} catch {
		return undefined;
	}
}
