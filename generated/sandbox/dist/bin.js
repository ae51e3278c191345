#!/usr/bin/env node
import { LostFileError, attach, checkSetting, checkedExtraction, combinations, contract, createSandbox, eachInterpretation, endOfTime, find, isObject, sandboxesOf, stored, unkeepable } from "./sandbox.js";
import { serve } from "./shared.js";
import { closeSync, createReadStream, existsSync, fdatasync, fstatSync, openSync, readFileSync, readSync, readdirSync, realpathSync, renameSync, statSync } from "node:fs";
import { join, win32 } from "node:path";
import { format, parseArgs } from "node:util";
import { subscribe } from "node:diagnostics_channel";
import { spawn } from "node:child_process";
import { constants } from "node:os";
// src/shared/command-line.ts
var UsageError = class extends Error {};
function parseArguments(command, config) {
	try {
		return parseArgs(config);
	} catch (error) {
		throw new UsageError(`${problemOf(error, [
			"help",
			"version",
			...Object.keys(config.options ?? {})
		])} ${command} --help lists the options.`);
	}
}
function problemOf(error, known) {
	const [first = ""] = error.message.split(/\.?(?:\n|\. )/);
	const [, unknown] = /^Unknown option '--([^']+)'/.exec(first) ?? [];
	const meant = unknown === void 0 ? void 0 : nearest(unknown, known);
	return `${first.replace(/'(.*)' argument is ambiguous$/, "'$1' has no value. Write one that begins with a dash as $1=VALUE")}.${meant === void 0 ? "" : ` Did you mean --${meant}?`}`;
}
function nearest(word, names) {
	const distances = names.map((name) => name.startsWith(word) ? 0 : distance(word, name) + Number(name[0] !== word[0]));
	const least = Math.min(...distances);
	return least <= 2 && least < word.length - 1 ? names[distances.indexOf(least)] : void 0;
}
function distance(from, to) {
	let row = [...Array(to.length + 1).keys()];
	for (const [index, letter] of [...from].entries()) {
		const next = [index + 1];
		for (const [column, other] of [...to].entries()) next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)));
		row = next;
	}
	return row[to.length] ?? 0;
}
function integer(text, flag, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
	if (text === void 0) return void 0;
	if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
	throw new UsageError(`${flag} ${text}: the value must be an integer from ${min} to ${max}.`);
}
const isUsageError = (error) => error instanceof UsageError || error instanceof TypeError;
const printed = (error, env) => (isUsageError(error) || error instanceof Error && "path" in error) && !env["DEBUG"] ? error.message : format(error);
// src/sandbox/hosts/http/json-log.ts
function logJson(message, fields = {}) {
	console.log(JSON.stringify({
		time: (/* @__PURE__ */ new Date()).toISOString(),
		message,
		...fields
	}));
}
function logRequests() {
	subscribe("http.server.request.start", (started) => {
		const { request, response } = started;
		const begin = performance.now();
		response.once("close", () => {
			const [path] = (request.url ?? "").split("?", 1);
			const ms = Math.round(performance.now() - begin);
			logJson("request", {
				method: request.method,
				path,
				status: response.statusCode,
				ms
			});
		});
	});
}
// src/sandbox/hosts/data-file/leftover-log.ts
const headerBytes = 100;
const countAt = 60;
const transactions = (header) => header.readInt32BE(countAt);
const hasLog = (path) => sizeOf(path) > 0 && ends.some((end) => sizeOf(path + end) > 0);
function setLogsAside(path, log) {
	const header = headerOf(path);
	for (const end of ends) {
		const other = path + end;
		if (sizeOf(other) === 0 || isOf[end](other, header)) continue;
		renameSync(other, `${other}.unused`);
		log(`${other} belongs to another state of the data file, and is ${other}.unused now.`);
	}
}
const sizeOf = (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
function headerOf(path) {
	const header = Buffer.alloc(headerBytes);
	const file = openSync(path, "r");
	readSync(file, header, 0, headerBytes, 0);
	closeSync(file);
	return header;
}
const magic = "d9d505f920a163d7";
function journalIsOf(log, header) {
	const journal = readFileSync(log);
	if (journal.toString("hex", 0, 8) !== magic) return true;
	const before = headerBefore(journal);
	if (!before) return false;
	return header.equals(before) || transactions(header) === transactions(before) + 1;
}
const ends = ["-journal", "-wal"];
const isOf = {
	"-journal": journalIsOf,
	"-wal": (_, header) => header[18] === 2
};
function headerBefore(journal) {
	const number = (at) => journal.readUInt32BE(at);
	const [count, pages, sector, size] = [
		number(8),
		number(16),
		number(20),
		number(24)
	];
	if (pages === 0) return Buffer.alloc(headerBytes);
	for (let at = sector, index = 0; index < count && at + 4 + size <= journal.length; index++) {
		if (number(at) === 1) return journal.subarray(at + 4, at + 4 + headerBytes);
		at += size + 8;
	}
}
// src/sandbox/hosts/data-file/file-place.ts
var FilePlace = class {
	lost;
	#path;
	#file;
	#lose = () => {};
	#count;
	#isAhead = false;
	constructor(path) {
		this.#path = path;
		this.#file = openSync(path, "r+");
		this.#count = this.#read();
		this.lost = new Promise((resolve) => this.#lose = resolve);
	}
	begin(database) {
		const [first = 0] = crypto.getRandomValues(/* @__PURE__ */ new Int32Array(1));
		database.exec(`PRAGMA user_version = ${first}`);
		this.counted();
	}
	count(database) {
		database.exec(`PRAGMA user_version = ${this.#count + 1 | 0}`);
	}
	counted() {
		this.#count = this.#read();
		this.#isAhead = true;
	}
	sync() {
		if (this.#isAhead) fdatasync(this.#file, () => {});
		this.#isAhead = false;
	}
	isOurs() {
		const options = {
			bigint: true,
			throwIfNoEntry: false
		};
		const found = statSync(this.#path, options);
		const own = fstatSync(this.#file, options);
		const isOurs = found?.ino === own.ino && found.dev === own.dev && this.#read() === this.#count;
		if (!isOurs) this.#lose();
		return isOurs;
	}
	check() {
		if (this.isOurs()) return;
		throw new LostFileError(`the data file ${this.#path} was moved, deleted, replaced or changed while the sandbox used it. Stop the sandbox first, and start it again now`);
	}
	close() {
		closeSync(this.#file);
	}
	#read() {
		const header = Buffer.alloc(100);
		readSync(this.#file, header, 0, header.length, 0);
		return transactions(header);
	}
};
// src/sandbox/hosts/data-file/file.ts
async function openFile(sandbox, path) {
	const { DatabaseSync, backup } = await import("node:sqlite").catch(() => ({}));
	if (!DatabaseSync || !backup) throw new TypeError(`The data file ${path} needs Node 22.16 or later, and this is Node ${process.versions.node}. Start the sandbox with a newer Node, or without a data file.`);
	let database;
	let place;
	try {
		const real = existsSync(path) ? realpathSync(path) : path;
		if (hasLog(real)) {
			checkUnused(new DatabaseSync(path, { readOnly: true }));
			setLogsAside(real, sandbox.state.log);
		}
		database = new DatabaseSync(path);
		configure(database);
		const hadData = checkKind(database, sandbox);
		place = new FilePlace(path);
		const sql = sqlOf(database, place);
		attach(sandbox, sql);
		sql.exec("PRAGMA journal_mode = TRUNCATE");
		place.begin(database);
		return opened(sandbox, database, place, hadData);
	} catch (error) {
		database?.close();
		place?.close();
		const { errcode, message } = error;
		const reason = reasons[(errcode ?? 0) % 256] ?? message.replace(/[^.]$/, "$&.");
		throw new TypeError(`The data file ${path || "(empty)"} cannot be used. ${reason} Choose another file with --data.`, { cause: error });
	}
}
function opened(sandbox, database, place, hadData) {
	const alarms = [setInterval(() => void stored(sandbox, 507, () => sandbox.surroundings.shared?.host.list()), 6e4), setInterval(() => place.isOurs() && place.sync(), 200)];
	for (const alarm of alarms) alarm.unref();
	return {
		hadData,
		lost: place.lost,
		async close() {
			for (const alarm of alarms) clearInterval(alarm);
			try {
				for (const { surroundings } of await sandboxesOf(sandbox)) surroundings.storage?.run(() => {});
				database.exec("PRAGMA journal_mode = DELETE");
			} finally {
				database.close();
				place.close();
			}
		}
	};
}
function configure(database) {
	database.exec("PRAGMA locking_mode = EXCLUSIVE");
	database.exec("PRAGMA cache_spill = OFF");
	database.exec("PRAGMA synchronous = OFF");
}
function checkKind(database, { surroundings: { shared } }) {
	const names = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all().map(({ name }) => name);
	if (names.length === 0) return false;
	if (!names.includes("schema_version")) throw new TypeError("It is the database of another program.");
	if (names.includes("team") !== (shared !== void 0)) {
		const created = shared ? "without an operator token" : "with an operator token";
		throw new TypeError(`It was created ${created}: start the sandbox ${created}.`);
	}
	return true;
}
function checkUnused(database) {
	try {
		database.prepare("PRAGMA schema_version").get();
	} catch (error) {
		if (error.errcode === busy) throw error;
	} finally {
		database.close();
	}
}
const busy = 5;
const reasons = {
	1: "A table of it is missing or was changed: restore it from a backup.",
	[busy]: "Another process uses it: end that first.",
	8: "It is read-only.",
	11: "It is corrupt: restore it from a backup.",
	14: "It cannot be opened: check that its folder exists and can be written.",
	26: "It is no database of SQLite."
};
function sqlOf(database, place) {
	const statements = /* @__PURE__ */ new Map();
	const exec = (text, ...parameters) => {
		const statement = statements.get(text) ?? database.prepare(text);
		statements.set(text, statement);
		return statement.all(...parameters);
	};
	return {
		exec,
		check: () => place?.check(),
		transaction(run) {
			if (database.isTransaction) return run();
			place?.check();
			exec("BEGIN IMMEDIATE");
			try {
				place?.count(database);
				const result = run();
				exec("COMMIT");
				place?.counted();
				return result;
			} catch (error) {
				if (database.isTransaction) exec("ROLLBACK");
				throw error;
			}
		}
	};
}
// src/sandbox/hosts/command/extraction-files.ts
function readExtractions(folder) {
	let names;
	try {
		names = readdirSync(folder);
	} catch (error) {
		throw new TypeError(`--extractions ${folder}: it cannot be read (${error.message}).`, { cause: error });
	}
	const files = names.filter((name) => name.endsWith(".json")).sort();
	if (files.length === 0) throw new TypeError(`--extractions ${folder}: it has no file with the extension .json.`);
	return files.map((name) => read(join(folder, name), name.slice(0, -5)));
}
function read(path, match) {
	let text;
	try {
		text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
	} catch (error) {
		throw new TypeError(`${path}: it cannot be read (${error.message}).`, { cause: error });
	}
	const lost = unkeepable(text);
	if (lost !== void 0) throw new TypeError(`${path}: it ${lost}.`);
	let given;
	try {
		given = JSON.parse(text);
	} catch (error) {
		throw new TypeError(`${path}: it is not JSON (${error.message}).`, { cause: error });
	}
	const extraction = {
		match,
		...given
	};
	checkedExtraction(path, extraction);
	return extraction;
}
// src/shared/har.ts
const bytesOfBody = ({ text = "", encoding }) => Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
const types = new Map(Object.entries({
	string: "startedDateTime method url mimeType text encoding name value fileName contentType _fromCache _fetchType",
	number: "time status size bodySize",
	object: "request response content postData",
	array: "headers params"
}).flatMap(([type, names]) => names.split(" ").map((name) => [name, type])));
function known$1(name, value) {
	const type = types.get(name);
	if (type === void 0) return value ?? void 0;
	if (type === "array") return Array.isArray(value) ? value.filter(isObject) : void 0;
	if (type === "object") return isObject(value) ? value : void 0;
	if (type === "number") {
		const number = typeof value === "string" ? Number.parseFloat(value) : value;
		return Number.isFinite(number) ? number : void 0;
	}
	return typeof value === "string" ? value : void 0;
}
const longest = 12e6;
const code = (character) => character.charCodeAt(0);
const [quote, backslash, comma, bracket] = [
	code("\""),
	code("\\"),
	code(","),
	code("[")
];
const opening = /* @__PURE__ */ new Set([code("{"), code("[")]);
const closing = /* @__PURE__ */ new Set([code("}"), code("]")]);
const blank = /* @__PURE__ */ new Set([
	32,
	9,
	10,
	13
]);
const listDepth = 3;
async function* entriesOf(chunks, name) {
	const splitter = new Splitter(name);
	for await (const chunk of chunks) for (const [index, text] of splitter.read(Buffer.from(chunk))) try {
		yield [index, JSON.parse(text, known$1)];
	} catch {
		throw new UsageError(`${name}: entry ${index} is not JSON.`);
	}
	splitter.end();
}
var Splitter = class {
	#name;
	#depth = 0;
	#inText = false;
	#escaped = 0;
	#isHex = false;
	#length = 0;
	#keys = [];
	#key = [];
	#parts;
	#index = 0;
	#inList = false;
	#found = false;
	#started = false;
	constructor(name) {
		this.#name = name;
	}
	*read(chunk) {
		let from = 0;
		const keep = (to) => {
			if (this.#parts && to > from) this.#parts.push(chunk.subarray(from, to));
			from = to;
		};
		for (let at = this.#skipStart(chunk); at < chunk.length; at++) {
			const byte = chunk[at] ?? 0;
			if (this.#inText) {
				const wasCut = this.#length >= longest;
				this.#readText(byte);
				if (wasCut) from = this.#inText ? at + 1 : at;
				else if (this.#inText && this.#length >= longest) keep(at + 1);
			} else if (byte === quote) {
				this.#inText = true;
				this.#length = 0;
				this.#key = [];
			} else if (opening.has(byte)) {
				if (this.#depth === 0 && this.#found) throw this.#error("has more than one archive");
				if (this.#inList && this.#depth === listDepth) {
					this.#parts = [];
					from = at;
				}
				this.#depth++;
				this.#inList ||= byte === bracket && this.#depth === listDepth && this.#keys.join("/") === "log/entries";
				this.#found ||= this.#inList;
			} else if (closing.has(byte)) {
				this.#depth--;
				if (this.#parts && this.#depth === listDepth) {
					keep(at + 1);
					yield [this.#index, Buffer.concat(this.#parts).toString("utf8")];
					this.#parts = void 0;
				}
				if (this.#depth < listDepth) this.#inList = false;
				if (this.#depth < 0) throw this.#error("has one bracket too many");
			} else if (byte === comma && this.#inList && this.#depth === listDepth) this.#index++;
		}
		keep(chunk.length);
	}
	#skipStart(chunk) {
		if (this.#started) return 0;
		let at = chunk[0] === 239 && chunk[1] === 187 ? 3 : 0;
		while (blank.has(chunk[at] ?? 0)) at++;
		if (at >= chunk.length) return at;
		if (chunk[at] !== code("{")) throw this.#error("is no HTTP archive: it does not begin with {");
		this.#started = true;
		return at;
	}
	#readText(byte) {
		const isEscaped = this.#escaped > 0;
		if (isEscaped) this.#escaped = byte === code("u") && this.#escaped === 1 && !this.#isHex ? 4 : this.#escaped - 1;
		else if (byte === backslash) this.#escaped = 1;
		this.#isHex = this.#escaped > 0 && isEscaped;
		if (this.#length < 11999999 || this.#escaped === 0 && byte < 128) this.#length++;
		if (byte === quote && !isEscaped) {
			this.#inText = false;
			if (!this.#inList && this.#depth < listDepth) {
				this.#keys.length = this.#depth;
				this.#keys[this.#depth - 1] = String.fromCharCode(...this.#key);
			}
		}
		if (!this.#inList && this.#depth < listDepth && this.#key.length < 32) this.#key.push(byte);
	}
	end() {
		if (!this.#started) throw this.#error("is empty");
		if (this.#depth > 0) throw this.#error(`ends within entry ${this.#index}`);
		if (!this.#found) throw this.#error("is no HTTP archive: it has no log.entries");
	}
	#error(problem) {
		return new UsageError(`${this.#name} ${problem}. Export the traffic as HAR 1.2.`);
	}
};
// src/sandbox/hosts/command/replay.ts
const needed = "It needs responses to requests that read tasks, with their bodies in the file itself.";
async function replay(file, sandbox) {
	const teams = /* @__PURE__ */ new Map();
	try {
		const chunks = createReadStream(file);
		for await (const [, entry] of entriesOf(chunks, file)) keep(teams, entry);
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`--replay ${file}: ${error.message}`);
	}
	const notes = [];
	let [tasks, uploads] = [0, 0];
	for (const [id, shown] of teams) {
		const team = sandbox.team(id);
		const parents = /* @__PURE__ */ new Set();
		for (const [taskId, { fields }] of shown.tasks) try {
			const { name, pages, upload_id: parent } = team.seed(known(fields));
			parents.add(parent);
			if (pages.length > 0) team.extraction(name, pages);
			tasks++;
		} catch (error) {
			notes.push(`Task ${taskId} is left out: ${error.message}`);
		}
		for (const [uploadId, { fields }] of shown.uploads) {
			const { name, folder_id: folder, created_at: created, meta } = fields;
			try {
				if (!parents.has(uploadId)) throw new TypeError("the log shows no task of it.");
				team.updateUpload(uploadId, {
					name,
					folder_id: folder,
					created_at: created,
					meta
				});
				uploads++;
			} catch (error) {
				notes.push(`Upload ${uploadId} is left out: ${error.message}`);
			}
		}
		for (const parent of parents) if (!shown.uploads.has(String(parent))) notes.push(`The log does not show the name, the folder and the metadata of upload ${String(parent)}.`);
	}
	if (tasks === 0) throw new UsageError(`--replay ${file}: the log shows no task. ${notes.join(" ") || needed}`);
	return [`The sandbox begins with ${tasks} tasks and ${uploads} uploads of ${file}.`, ...notes];
}
function known(fields) {
	const { initial = {} } = contract.resources[contract.fileResource] ?? {};
	return Object.fromEntries(Object.entries(fields).filter(([name]) => name in initial));
}
function keep(teams, { request, response, startedDateTime = "" }) {
	if (!request?.url || !URL.canParse(request.url) || Math.trunc((response?.status ?? 0) / 100) !== 2) return;
	const place = placeOf(new URL(request.url).pathname, request.method ?? "");
	let body;
	try {
		body = JSON.parse(bytesOfBody(response?.content ?? {}).toString());
	} catch {
		return;
	}
	const fields = isObject(body) ? body["payload"] : void 0;
	if (!place || !isObject(fields) || typeof fields["id"] !== "string") return;
	const shown = teams.get(place.team) ?? {
		tasks: /* @__PURE__ */ new Map(),
		uploads: /* @__PURE__ */ new Map()
	};
	teams.set(place.team, shown);
	const records = place.operation.resource === contract.fileResource ? shown.tasks : shown.uploads;
	const at = Date.parse(startedDateTime);
	const known = records.get(fields["id"]);
	if (!known || at < known.at) records.set(fields["id"], {
		at,
		fields
	});
}
function placeOf(path, method) {
	for (let at = 0; at >= 0; at = path.indexOf("/", at + 1)) {
		const match = find(path.slice(at));
		const operation = match?.value.get(method);
		const team = operation?.team === void 0 ? void 0 : match?.params?.[operation.team];
		if (operation && team !== void 0) return {
			operation,
			team
		};
	}
}
// src/sandbox/hosts/command/windows.ts
function startOf([name = "", ...args], { platform, env, exists } = {
	platform: process.platform,
	env: process.env,
	exists: existsSync
}) {
	const found = platform === "win32" ? scriptOf(name, env, exists) : void 0;
	if (found === void 0) return {
		file: name,
		parameters: args
	};
	const times = /node_modules[\\/]\.bin[\\/][^\\/]+$/i.test(found) ? 2 : 1;
	const words = [escaped(win32.normalize(found), 1), ...args.map((arg) => escaped(quoted(arg), times))];
	return {
		file: env["comspec"] ?? env["ComSpec"] ?? "cmd.exe",
		parameters: [
			"/d",
			"/s",
			"/c",
			`"${words.join(" ")}"`
		],
		windowsVerbatimArguments: true
	};
}
function scriptOf(name, env, exists) {
	const endings = ["", ...(env["PATHEXT"] ?? ".COM;.EXE;.BAT;.CMD").split(";")];
	const folders = /[\\/]/.test(name) ? [""] : [".", ...(env["PATH"] ?? env["Path"] ?? "").split(";")];
	for (const folder of folders) for (const ending of endings) {
		const path = win32.join(folder.replace(/^"(.*)"$/, "$1"), name + ending);
		if (win32.extname(path) !== "" && exists(path)) return /\.(bat|cmd)$/i.test(path) ? path : void 0;
	}
}
const quoted = (arg) => `"${arg.replaceAll(/(\\*)"/g, "$1$1\\\"").replace(/(\\+)$/, "$1$1")}"`;
function escaped(text, times) {
	const once = text.replaceAll(/[()\][%!^"`<>&|;, *?]/g, "^$&");
	return times > 1 ? escaped(once, times - 1) : once;
}
// src/sandbox/hosts/command/child.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
var ForwardedSignals = class {
	signal;
	#child;
	constructor() {
		for (const signal of signals) process.on(signal, this.#forward);
	}
	to(child) {
		this.#child = child;
		if (this.signal) child.kill(this.signal);
	}
	stop() {
		for (const signal of signals) process.off(signal, this.#forward);
	}
	#forward = (signal) => {
		this.signal = signal;
		if (signal === "SIGINT" && process.stdin.isTTY) return;
		this.#child?.kill(signal);
	};
};
function run([name = "", ...args], env, forwarded) {
	return new Promise((resolve, reject) => {
		const { file, parameters, ...quoting } = startOf([name, ...args]);
		const child = spawn(file, parameters, {
			env: {
				...process.env,
				...env
			},
			stdio: "inherit",
			...quoting
		});
		child.once("error", ({ code }) => {
			reject(/* @__PURE__ */ new TypeError(`${name} cannot be started (${code}). It must be a program, with its arguments as words of their own: docproc-sandbox -- npm test`));
		});
		child.once("exit", (code, signal) => resolve(exitCode(code, signal)));
		forwarded.to(child);
	});
}
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);
// src/sandbox/hosts/command/set-flags.ts
function parseSet(texts) {
	const configured = {
		fixed: {},
		product: [],
		everything: false
	};
	const known = /* @__PURE__ */ new Set();
	for (const text of texts) {
		const at = text.indexOf("=");
		const [setting, value] = at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
		if (known.size === known.add(setting).size) throw new TypeError(`--set ${setting} is there twice.`);
		if (text === "all") configured.everything = true;
		else if (value === void 0) throw new TypeError(`--set ${text}: the value must be SETTING=VALUE, or all.`);
		else if (value === "all") {
			combinations(setting);
			configured.product.push(setting);
		} else {
			checkSetting(setting, value);
			Object.assign(configured.fixed, { [setting]: value });
		}
	}
	return configured;
}
// src/sandbox/hosts/command/command.ts
const usage = `Usage: docproc-sandbox [options] [-- command]

Serves a stateful sandbox of the Document Processing Service. With a command it runs as long as the
command does, which finds DOCPROC_SANDBOX_URL and DOCPROC_SANDBOX_KEY in its environment. It
forwards signals to the command, and exits with its exit code.

  --port N             port to listen on (4020; with a command, one that is free)
  --host HOST          host to listen on (127.0.0.1)
  --base-url URL       base URL that clients have, or its path alone: --base-url /api
  --set SETTING=VALUE  value of a setting; repeatable. GET /_sandbox/settings lists them.
                       SETTING=all runs the command once for each value, and in every combination
                       where there are several; all runs it for each value of every setting that
                       made a difference, one after another. A run that sends no request fails.
  --examples           begins with the upload and the task of the examples, and with a task for each operation
  --extractions FOLDER JSON files with what processing finds in documents, as "pages", and of which files,
                       as "match"; invoice.pdf.json without a match is of invoice.pdf
  --replay FILE        begins with the tasks and uploads of recorded traffic (HAR), as it shows them first
  --seed TEXT          seed of generated IDs (1)
  --now TIME           time at the start, in ISO 8601 (2026-01-01T00:00:00.000Z; with --examples the latest
                       time in them)
  --processing-ms N    processing time in milliseconds (0)
  --real-time          lets the clock run; otherwise only POST /_sandbox/clock moves it
  --control-token TEXT bearer token of the control API under /_sandbox/, also from other machines;
                       without the option, the value of DOCPROC_SANDBOX_CONTROL_TOKEN
  --operator-token TEXT lets teams share the sandbox: POST /_sandbox/teams with this bearer token creates
                       one with a key and a control token; without the option, the value of OPERATOR_TOKEN
  --allow-origin URL   origin whose pages may use the control API in a browser; repeatable
  --max-teams N        teams to keep (10000); a request that exceeds a limit fails, and no data is deleted
  --max-tasks N        tasks to keep (100000)
  --max-bytes N        bytes to keep, roughly (134217728)
  --max-journal N      requests to keep in the journal of each team (1000), which drops the oldest
  --data FILE          keeps all data in a file of SQLite, which is created if it does not exist. A file that has data
                       also has the seed, clock, processing time, settings and extractions. It needs Node 22.16 or later.
  --log json           prints each request and all messages as lines of JSON
  --version, -v        prints the version
  --help, -h           prints these options`;
const tokenVariable = "DOCPROC_SANDBOX_CONTROL_TOKEN";
const options = {
	port: { type: "string" },
	host: { type: "string" },
	"base-url": { type: "string" },
	set: {
		type: "string",
		multiple: true
	},
	examples: { type: "boolean" },
	extractions: { type: "string" },
	replay: { type: "string" },
	seed: { type: "string" },
	now: { type: "string" },
	"processing-ms": { type: "string" },
	"real-time": { type: "boolean" },
	"control-token": { type: "string" },
	"operator-token": { type: "string" },
	"allow-origin": {
		type: "string",
		multiple: true
	},
	"max-teams": { type: "string" },
	"max-tasks": { type: "string" },
	"max-bytes": { type: "string" },
	"max-journal": { type: "string" },
	data: { type: "string" },
	log: { type: "string" },
	help: {
		type: "boolean",
		short: "h"
	},
	version: {
		type: "boolean",
		short: "v"
	}
};
const parse = (args) => parseArguments("docproc-sandbox", {
	args,
	options,
	allowPositionals: true
});
async function main(args) {
	const { values, positionals } = parse(args);
	const end = args.indexOf("--");
	const command = end < 0 ? [] : args.slice(end + 1);
	if (positionals.length > command.length) throw new UsageError(`${positionals[0]}: put a command after --, as in docproc-sandbox -- npm test.`);
	if (values.help) {
		console.log(usage);
		return 0;
	}
	if (values.version) {
		console.log(contract.version);
		return 0;
	}
	const configured = parseSet(values.set ?? []);
	if (end >= 0) {
		if (!command[0]) throw new UsageError("There is no command after --. Is a variable empty?");
		for (const name of [
			"operator-token",
			"data",
			"log"
		]) {
			if (values[name] === void 0) continue;
			throw new UsageError(`A command has a sandbox of its own: leave --${name} out.`);
		}
		return runAll(values, configured, command);
	}
	if (configured.everything || Object.keys(configured.product).length > 0) throw new UsageError("--set all needs a command to run, as in docproc-sandbox --set all -- npm test.");
	const operatorToken = values["operator-token"] ?? process.env["OPERATOR_TOKEN"];
	if (values.replay !== void 0 && operatorToken !== void 0) throw new UsageError("No team that shares a sandbox has what --replay begins with: leave --operator-token and OPERATOR_TOKEN out.");
	if (values.log !== void 0 && values.log !== "json") throw new UsageError(`--log ${values.log}: the value must be json.`);
	if (values.log) logRequests();
	const sandbox = await start(values, configured.fixed, 4020, operatorToken);
	const exit = async () => process.exit(await sandbox.end());
	for (const signal of signals) process.once(signal, () => void exit());
	sandbox.lost?.then(exit);
	const listening = `The sandbox listens on ${sandbox.baseUrl}`;
	if (values.log) return void logJson(listening);
	console.log(listening);
	const [path, header] = operatorToken === void 0 ? ["teams/team-1/tasks", ""] : ["teams", " -H \"authorization: Bearer $OPERATOR_TOKEN\""];
	console.log(`Try: curl -X POST ${sandbox.baseUrl}/_sandbox/${path}${header}`);
}
async function start(values, set, standardPort, operatorToken) {
	const port = integer(values.port, "--port", { max: 65535 }) ?? standardPort;
	const { host = "127.0.0.1", examples, extractions, seed, now } = values;
	const limits = {
		teams: integer(values["max-teams"], "--max-teams", { min: 1 }),
		tasks: integer(values["max-tasks"], "--max-tasks", { min: 1 }),
		bytes: integer(values["max-bytes"], "--max-bytes", { min: 1 }),
		journal: integer(values["max-journal"], "--max-journal", { min: 1 })
	};
	const options = {
		examples,
		extractions: extractions === void 0 ? void 0 : readExtractions(extractions),
		seed,
		now,
		processingMs: integer(values["processing-ms"], "--processing-ms"),
		limits,
		set,
		operatorToken,
		log: values.log ? logJson : (line) => console.error(line)
	};
	const created = createSandbox(options);
	const notes = values.replay === void 0 ? [] : await replay(values.replay, created);
	const file = values.data === void 0 ? void 0 : await openFile(created, values.data);
	for (const line of file?.hadData ? withoutEffect(values, operatorToken) : notes) created.state.log(line);
	const serving = {
		port,
		host,
		baseUrl: values["base-url"],
		controlToken: controlToken(values),
		allowOrigins: values["allow-origin"]
	};
	const server = await serve(created, serving).catch((error) => {
		if (error.code === "EADDRINUSE") throw new UsageError(`Port ${port} on ${host} is already in use. Choose another one with --port.`);
		throw error.code ? new UsageError(`Cannot listen on ${host} port ${port}: ${error.message}`) : error;
	});
	const end = async () => {
		try {
			await server.drain();
			await file?.close();
			return 0;
		} catch (error) {
			const { message, cause = { message } } = error;
			created.state.log(`The sandbox ends with exit code 1: ${cause.message}.`);
			return 1;
		}
	};
	const sandbox = {
		...created,
		...server,
		lost: file?.lost,
		end
	};
	if (values["real-time"]) letTimePass(sandbox);
	return sandbox;
}
function withoutEffect(values, operatorToken) {
	const given = [
		"examples",
		"extractions",
		"now",
		"processing-ms",
		"replay",
		"seed",
		"set"
	].filter((name) => values[name] !== void 0).map((name) => `--${name}`);
	if (given.length === 0 || operatorToken !== void 0) return [];
	return [`The data file ${values.data} has data already. Without effect: ${given.join(", ")}.`];
}
function withoutProxy(host) {
	const { NO_PROXY = "", no_proxy = NO_PROXY } = process.env;
	const hosts = [host, host.replace(/^\[(.*)\]$/, "$1")];
	const added = (to) => [.../* @__PURE__ */ new Set([...to.split(",").filter(Boolean), ...hosts])].join(",");
	return {
		NO_PROXY: added(NO_PROXY || no_proxy),
		no_proxy: added(no_proxy)
	};
}
const controlToken = (values) => values["control-token"] ?? process.env[tokenVariable];
function letTimePass(sandbox) {
	let last = Date.now();
	setInterval(() => {
		const now = Date.now();
		sandbox.advance(Math.min(Math.max(0, now - last), Math.max(0, endOfTime - sandbox.state.now)));
		last = now;
	}, 20).unref();
}
async function runAll(values, configured, command) {
	const results = [];
	const { everything, product, fixed } = configured;
	const queue = combinations(...product).map((settings) => ({
		...fixed,
		...settings
	}));
	const known = /* @__PURE__ */ new Set([...Object.keys(fixed), ...product]);
	const token = controlToken(values);
	const forwarded = new ForwardedSignals();
	const many = everything || product.length > 0;
	try {
		for (const settings of queue) {
			const name = Object.entries(settings).map(([setting, value]) => `${setting}=${value}`).join(" ") || "defaults";
			if (values.set) console.error(`\n--- Run ${results.length + 1}: ${name} ---\n`);
			const sandbox = await start(values, settings, 0);
			const env = {
				DOCPROC_SANDBOX_URL: sandbox.baseUrl,
				DOCPROC_SANDBOX_KEY: sandbox.apiKey(),
				...withoutProxy(new URL(sandbox.baseUrl).hostname),
				...token !== void 0 && { [tokenVariable]: token }
			};
			try {
				const code = await run(command, env, forwarded);
				const unused = sandbox.state.requests === 0 && !forwarded.signal;
				if (unused) console.error(noRequest);
				results.push({
					name,
					code: unused ? code || 1 : code
				});
			} finally {
				await sandbox.close();
			}
			if (forwarded.signal) return results.at(-1)?.code || (many ? exitCode(null, forwarded.signal) : 0);
			for (const setting of everything ? sandbox.exercised() : []) {
				const [, ...others] = known.has(setting) ? [] : eachInterpretation(setting);
				for (const other of others) queue.push({
					...fixed,
					...other
				});
				known.add(setting);
			}
		}
	} finally {
		forwarded.stop();
	}
	if (results.length > 1) {
		console.error("");
		for (const { name, code } of results) console.error(`${code === 0 ? "passed" : "FAILED"}  ${name}`);
	}
	return results.find(({ code }) => code !== 0)?.code ?? 0;
}
const noRequest = `
The command sent no request to the sandbox, so it tested nothing. Send the requests of your tests to
DOCPROC_SANDBOX_URL, or use the fixtures of @docproc/sandbox/vitest, /node-test or /playwright.`;
// src/sandbox/hosts/bin.ts
for (const stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
});
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	console.error(printed(error, process.env));
	process.exitCode = isUsageError(error) ? 2 : 1;
}
