import { StoredTeam } from "./shared.js";
import { DurableObject, DurableObjectState } from "cloudflare:workers";
/** Bindings of the worker. */
export interface Env {
  /** Namespace of the Durable Objects of the class `SandboxTeam`. */
  TEAMS: {
    getByName(name: string): SandboxTeam;
  };
  /** Secret that creates teams, of at least 32 characters. */
  OPERATOR_TOKEN: string;
  /** Base URL that clients have, or its path alone, such as `/api`. */
  BASE_URL?: string;
}
declare const _default: {
  /**
   * Responds to requests to the API and to the control API. The runtime ends a connection whose body is not read, before the
   * client reads the response.
   */
  fetch(request: Request, env: Env): Promise<Response>;
};
/** The sandbox of a team, in rows of the SQLite database of its object. One object lists the teams. */
export declare class SandboxTeam extends DurableObject<Env> {
  #private;
  constructor(ctx: DurableObjectState, env: Env);
  /** Responds to a request that the key or the token of the team authorizes. */
  fetch(request: Request): Promise<Response>;
  /** Creates the sandbox of the team, and has it deleted when it expires. */
  createTeam(team: StoredTeam): Promise<void>;
  /** Sets the time at which the team expires. Returns false if there is no team. */
  claimTeam(expiresAt: number): Promise<boolean>;
  /** Deletes the team with all of its data. Returns false if there is no team. */
  deleteTeam(): Promise<boolean>;
  alarm(): Promise<void>;
  /** Creates a team, and lists it until it expires. Returns false if so many others are listed. */
  createListed(team: StoredTeam, max: number): Promise<boolean>;
  /** Sets when a team expires, or deletes it. Returns false if there is no team. */
  changeListed(id: string, expiresAt: number): Promise<boolean>;
  /** Returns the IDs of the teams that have not expired, in the order of their creation. */
  listedTeams(): Promise<string[]>;
}
export { _default as default };