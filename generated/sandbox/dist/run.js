import { spawn } from "node:child_process";
import { contract } from "./contract.js";
import { checkReading, combinations } from "./switches.js";
/**
* Reads `all`, `question=all` and `question=value`.
*
* @throws {TypeError} There is no such question, or no such reading.
*/
export function parseSet(texts) {
	const asked = {
		fixed: {},
		product: [],
		everything: false
	};
	for (const text of texts) {
		const [question = "", value] = text.split("=", 2);
		if (text === "all") asked.everything = true;
		else if (value === undefined) throw new TypeError(`--set ${text}: it takes QUESTION=VALUE, or all.`);
		else if (value === "all") {
			combinations(question);
			asked.product.push(question);
		} else {
			checkReading(question, value);
			Object.assign(asked.fixed, { [question]: value });
		}
	}
	return asked;
}
/** The settings of each run. More come in as questions turn out to make a difference. */
export function runs({ fixed, product }) {
	const queue = combinations(...product).map((settings) => ({
		...fixed,
		...settings
	}));
	const known = new Set([...Object.keys(fixed), ...product]);
	return {
		*[Symbol.iterator]() {
			// The queue grows while it is read.
			for (let i = 0; i < queue.length; i++) yield queue[i] ?? {};
		},
		found(questions) {
			for (const question of questions) {
				if (known.has(question)) continue;
				known.add(question);
				const entry = contract.questions.find(({ id }) => id === question);
				for (const value of entry?.values ?? []) {
					if (value !== entry?.default) queue.push({
						...fixed,
						[question]: value
					});
				}
			}
		}
	};
}
/** Runs a command that finds the sandbox in its environment, and gives its exit code. */
export function runUnder(sandbox, [name = "", ...args]) {
	const env = {
		...process.env,
		DOCPROC_SANDBOX_URL: sandbox.baseUrl,
		DOCPROC_SANDBOX_KEY: sandbox.apiKey()
	};
	return new Promise((resolve, reject) => {
		// On Windows npm and its like are scripts, which only a shell starts.
		const child = spawn(name, args, {
			env,
			stdio: "inherit",
			shell: process.platform === "win32"
		});
		child.once("error", () => reject(new TypeError(`${name} cannot be started.`)));
		child.once("exit", (code) => resolve(code ?? 1));
	});
}
