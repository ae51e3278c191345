import { LimitError, attach, authorize, basePathOf, corsHeaders, createSandbox, createState, isOverview, isPreflight, limitsOfTeam, mistake, openSandbox, outside, pageRejection, pathIn, preflightHeaders, problemDetails, share } from "./sandbox.js";
import { createFetch } from "./fetch.js";
import { DurableObject } from "cloudflare:workers";
// src/sandbox/hosts/worker.ts
const listName = "teams";
const deleted = 0;
const rowBytes = 2 ** 20;
const maxBodyBytes = 1e8;
function durableTeams(namespace, open = () => void 0) {
	const listing = () => namespace.getByName(listName);
	const list = async () => listing().listedTeams();
	return {
		open,
		list,
		async create(id, options, expiresAt) {
			const { bounds } = createState(options);
			if (await listing().createListed({
				id,
				options,
				expiresAt
			}, bounds.teams)) return;
			throw new LimitError("teams", {
				teams: { size: bounds.teams },
				tasks: 0,
				bytes: 0,
				bounds
			});
		},
		claim: async (id, expiresAt) => listing().changeListed(id, expiresAt),
		delete: async (id) => listing().changeListed(id, deleted),
		used: async () => ({ teams: { size: (await list()).length } })
	};
}
function operatorSandbox({ TEAMS, OPERATOR_TOKEN }, open) {
	const sandbox = createSandbox();
	sandbox.surroundings.shared = share(OPERATOR_TOKEN, () => durableTeams(TEAMS, open));
	return sandbox;
}
var worker_default = { async fetch(request, env) {
	const { pathname, search } = new URL(request.url);
	const base = basePathOf(env.BASE_URL);
	const path = pathIn(base, pathname + search);
	const inner = path === void 0 || base === "" ? request : new Request(new URL(path, request.url), request);
	const response = path === void 0 ? problem(outside(base)) : await allowed(inner, env);
	if (!inner.bodyUsed) await inner.body?.pipeTo(new WritableStream());
	return response;
} };
async function allowed(request, env) {
	const { pathname } = new URL(request.url);
	const headers = Object.fromEntries(request.headers);
	const rejection = pathname.startsWith("/_sandbox/") && pageRejection([], headers);
	if (rejection) return problem(rejection);
	if (isPreflight(request.method, headers)) return new Response(null, {
		status: 204,
		headers: preflightHeaders(headers)
	});
	const response = await respond(request, env);
	const { origin } = headers;
	if (origin === void 0) return response;
	const names = [...response.headers.keys()];
	const all = {
		...Object.fromEntries(response.headers),
		...corsHeaders(origin, names)
	};
	return new Response(response.body, {
		status: response.status,
		headers: all
	});
}
async function respond(request, env) {
	if (Number(request.headers.get("content-length")) > maxBodyBytes) return problem(problemDetails(413, `${`Cloudflare Workers accept bodies of up to ${maxBodyBytes / 1e6} MB`}: send fewer files in one request, or use a sandbox on Node.`));
	let sandbox;
	try {
		sandbox = operatorSandbox(env);
	} catch (error) {
		return problem(problemDetails(500, `The secret OPERATOR_TOKEN is missing. ${error.message}`));
	}
	const { shared } = sandbox.surroundings;
	const { pathname, search } = new URL(request.url);
	const headers = Object.fromEntries(request.headers);
	const received = {
		method: request.method,
		path: pathname + search,
		headers
	};
	const authorized = isOverview(received.path) ? void 0 : shared && await authorize(shared, received);
	const team = authorized && "team" in authorized ? authorized.team : void 0;
	return team === void 0 ? respondBy(sandbox, request) : env.TEAMS.getByName(team).fetch(request);
}
async function respondBy(sandbox, request) {
	const response = await createFetch(sandbox)(request).catch((error) => problem(mistake(sandbox.state, error)));
	if (!request.bodyUsed) await request.body?.pipeTo(new WritableStream());
	return response;
}
const problem = ({ status, type, body }) => new Response(body, {
	status,
	headers: { "content-type": type }
});
var SandboxTeam = class extends DurableObject {
	#operator;
	#team;
	#sandbox;
	#turn = Promise.resolve();
	constructor(ctx, env) {
		super(ctx, env);
		this.#operator = operatorSandbox(env, (id) => this.#open(id));
		ctx.blockConcurrencyWhile(async () => {
			this.#team = await ctx.storage.get("team");
		});
	}
	async fetch(request) {
		return respondBy(this.#operator, request);
	}
	async createTeam(team) {
		this.#team = team;
		const { storage } = this.ctx;
		await Promise.all([storage.put("team", team), storage.setAlarm(team.expiresAt)]);
	}
	async claimTeam(expiresAt) {
		if (!this.#team || this.#team.expiresAt <= Date.now()) return false;
		await this.createTeam({
			...this.#team,
			expiresAt
		});
		return true;
	}
	async deleteTeam() {
		if (!this.#team) return false;
		this.#sandbox?.surroundings.watchers.stop("When the team was deleted,");
		this.#team = this.#sandbox = void 0;
		await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
		return true;
	}
	async alarm() {
		if (this.#team && this.#team.expiresAt > Date.now()) await this.ctx.storage.setAlarm(this.#team.expiresAt);
		else await this.deleteTeam();
	}
	async createListed(team, max) {
		return this.#inTurn(async (sql) => {
			const [{ count } = {}] = sql.exec("SELECT count(*) AS count FROM listed_team");
			if (Number(count) >= max) return false;
			sql.exec("INSERT INTO listed_team (id, expires_at, is_settled) VALUES (?, ?, 0)", team.id, deleted);
			await this.env.TEAMS.getByName(team.id).createTeam(team);
			sql.exec("UPDATE listed_team SET expires_at = ?, is_settled = 1 WHERE id = ?", team.expiresAt, team.id);
			return true;
		});
	}
	async changeListed(id, expiresAt) {
		return this.#inTurn((sql) => {
			sql.exec("UPDATE listed_team SET expires_at = ?, is_settled = 0 WHERE id = ?", expiresAt, id);
			return this.#settle(id, expiresAt);
		});
	}
	async listedTeams() {
		return this.#inTurn(async (sql) => Array.from(sql.exec("SELECT id FROM listed_team ORDER BY rowid"), ({ id }) => String(id)));
	}
	#inTurn(run) {
		const { sql } = this.ctx.storage;
		const result = this.#turn.then(async () => {
			sql.exec("CREATE TABLE IF NOT EXISTS listed_team (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, is_settled INTEGER NOT NULL)");
			sql.exec("DELETE FROM listed_team WHERE is_settled = 1 AND expires_at <= ?", Date.now());
			const unsettled = [...sql.exec("SELECT id, expires_at FROM listed_team WHERE is_settled = 0")];
			for (const { id, expires_at } of unsettled) await this.#settle(String(id), Number(expires_at));
			return run(sql);
		});
		this.#turn = result.catch(() => {});
		return result;
	}
	async #settle(id, expiresAt) {
		const team = this.env.TEAMS.getByName(id);
		const exists = expiresAt === deleted ? await team.deleteTeam() : await team.claimTeam(expiresAt);
		const { sql } = this.ctx.storage;
		if (exists && expiresAt !== deleted) sql.exec("UPDATE listed_team SET is_settled = 1 WHERE id = ?", id);
		else sql.exec("DELETE FROM listed_team WHERE id = ?", id);
		return exists;
	}
	#open(id) {
		if (this.#team?.id !== id || this.#team.expiresAt <= Date.now()) return void 0;
		if (this.#sandbox) return this.#sandbox;
		const { storage } = this.ctx;
		const { state, surroundings } = this.#operator;
		const sign = async (key) => surroundings.shared?.signer.sign(key) ?? key;
		const sandbox = openSandbox({
			...this.#team.options,
			limits: limitsOfTeam(state.bounds)
		}, {
			id,
			sign,
			cuts: false,
			rowBytes
		});
		attach(sandbox, {
			exec: (statement, ...parameters) => storage.sql.exec(statement, ...parameters),
			transaction: (run) => storage.transactionSync(run)
		});
		return this.#sandbox = sandbox;
	}
};
export { SandboxTeam, worker_default as default };
