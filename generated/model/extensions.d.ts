// Generated from openapi/extensions.schema.yaml by `npm run build`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Name: string;
        Id: string;
        Sentence: string;
        OpenQuestions: components["schemas"]["Id"][];
        Transition: {
            /** @description The schema of the resource that the operation acts on. */
            record: components["schemas"]["Name"];
            /** @description The required values of the fields. An empty object allows any state. Absent if the states are not specified. */
            from?: {
                [key: string]: components["schemas"]["Guard"];
            };
            /** @description Conditions that the fields of the resource do not show. */
            conditions?: {
                id: components["schemas"]["Id"];
                description: components["schemas"]["Sentence"];
                openQuestions?: components["schemas"]["OpenQuestions"];
            }[];
            /** @description The new values of the fields. Other fields keep their values. */
            to?: {
                [key: string]: components["schemas"]["NewValue"];
            };
            /** @description The resources that the operation creates, per request or per file. */
            creates?: {
                record: components["schemas"]["Name"];
                /** @enum {unknown} */
                per: "request" | "file";
            }[];
            /** @description Other effects. */
            effects?: components["schemas"]["Sentence"][];
            /** @description The error status for an invalid request or a condition that is not met. */
            rejectedWith?: components["schemas"]["Status"];
            /** @description Open questions about the rejection. */
            openQuestions?: components["schemas"]["OpenQuestions"];
            /** @description The event that is emitted after success. */
            event?: string;
            /** @description Whether the change is reversible. Absent if this is not specified. */
            reversible?: boolean;
        };
        Guard: {
            in?: unknown[];
            notIn?: unknown[];
        };
        NewValue: {
            /** @description The value. */
            value?: unknown;
            /** @description The parameter of the path or the query, or the field of a JSON body, with the value. */
            parameter?: components["schemas"]["Name"];
            /** @description The open question about the value. */
            unknown?: components["schemas"]["Id"];
        };
        Resource: {
            /**
             * @description What the operation does. `none` does not change a resource.
             * @enum {string}
             */
            action: "get" | "list" | "create" | "update" | "delete" | "none";
            /** @description The schema of the resource. Absent for `none`. */
            record?: components["schemas"]["Name"];
        };
        Lifecycle: {
            /** @description The schema of the resource. */
            record: components["schemas"]["Name"];
            /** @description The property with the state. */
            field: components["schemas"]["Name"];
            /** @description The description of each state. */
            states: {
                [key: string]: {
                    description: components["schemas"]["Sentence"];
                    /** @description The state that this one may be another spelling of. The client treats both as the same state. */
                    spellingOf?: components["schemas"]["Name"];
                    openQuestions?: components["schemas"]["OpenQuestions"];
                };
            };
            /** @description The changes of state that the service makes on its own. One without `from` is the state at creation. */
            moves: ({
                from?: components["schemas"]["Name"];
                to?: components["schemas"]["Name"];
                /** @description The open question about the next state. */
                unknown?: components["schemas"]["Id"];
                openQuestions?: components["schemas"]["OpenQuestions"];
            } & (unknown | unknown))[];
        };
        Scope: {
            /** @description The area of the scope. */
            area: components["schemas"]["Sentence"];
            /** @description All spellings of the scope. They are assumed to be equivalent. */
            spellings: string[];
        };
        Limit: {
            value: number;
            /** @enum {unknown} */
            unit: "MB" | "files";
            /**
             * @description The measured object.
             * @enum {unknown}
             */
            per: "file" | "page" | "batch";
            /** @description The error status above the limit. Absent if it is not specified. */
            rejectedWith?: components["schemas"]["Status"];
            openQuestions?: components["schemas"]["OpenQuestions"];
        };
        Status: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
