/** What the client needs to know of the contract. The generated module `data/operations` includes it. */
/** An operation. */
export interface Operation {
	/** operationId in the contract. */
	readonly id: string;
	readonly method: string;
	readonly path: string;
	/** Scope that the API key needs; absent if it is not specified. */
	readonly scope?: string;
	/** Matches the statuses of errors that the contract lists, such as `400|5..`; absent if it lists none. */
	readonly errors?: string;
	/** Parameters of the path that are arguments of the method, in their order. */
	readonly ids?: readonly string[];
	/** Those of them that are numbers or booleans, or arrays of them. */
	readonly numbers?: readonly string[];
	/** Those of them that are arrays. */
	readonly arrays?: readonly string[];
	/** Parameters that are options of the method. */
	readonly parameters?: readonly Parameter[];
	readonly body?: Body;
	/**
	 * Form of the body of a success:
	 * - absent: an object that has the value in its `payload`
	 * - `value`: the value itself
	 * - `any`: not specified
	 * - `none`: no body
	 * - `text`, `blob`: text or bytes
	 */
	readonly success?: "value" | "any" | "none" | "text" | "blob";
	/** Whether the value can be something other than an object or an array. */
	readonly primitive?: true;
	/** Whether some success has no body although others have one. */
	readonly optional?: true;
	/** Statuses of successes whose body has another form, as a regular expression: it is returned as it is. */
	readonly asIs?: string;
	/** Media type of the success, unless it is JSON. */
	readonly accept?: string;
	/** Property for the value, where the method returns more than the value. */
	readonly result?: string;
	/** Status of a partial success. */
	readonly partial?: number;
}
/** Whether a success has another form than that of the operation. */
export declare const isAsIs: ({ asIs }: Operation, { status }: Response) => boolean;
/** A parameter in the query, in a header or in a cookie. */
export interface Parameter {
	readonly name: string;
	readonly in: "query" | "header" | "cookie";
	/** Name of the option. */
	readonly key: string;
	/** How arrays and objects are serialized: `form` unless stated. */
	readonly style?: string;
	/** True unless stated. */
	readonly explode?: boolean;
	/** Whether the value is sent as JSON. */
	readonly json?: boolean;
}
/** A request body. */
export interface Body {
	/** Whether the body is an argument of the method, and not an option. */
	readonly required?: boolean;
	/** `application/json` unless stated. */
	readonly mediaType?: string;
	readonly form?: FormBody;
}
/** An operation that sends a form with files. */
export interface FormOperation extends Operation {
	readonly body: Body & {
		readonly form: FormBody;
	};
}
/** A form with files. */
export interface FormBody {
	readonly files: readonly FileField[];
	/** Fields that the client fills in, with the option that has their value. */
	readonly filled: Readonly<Record<string, "teamId" | "projectId">>;
	readonly limits: Limits;
}
/** A field of a form that contains one file or several. */
export interface FileField {
	readonly name: string;
	/** Its name in the input of the method. */
	readonly key: string;
	readonly many?: boolean;
	readonly required?: boolean;
}
/** What the client checks before it sends files. */
export interface Limits {
	/** Bytes per file, counting 1,048,576 to a megabyte. */
	readonly fileSize?: number;
	/** Files per request. */
	readonly fileCount?: number;
}
//# sourceMappingURL=operation.d.ts.map
