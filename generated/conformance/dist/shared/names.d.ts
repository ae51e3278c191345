/** The words of a name: `listTasks` and `list-tasks` become `list`, `tasks`. */
export declare const words: (name: string) => string[];
/** The name in snake_case: `projectId` and `project-id` become `project_id`. */
export declare const snake: (name: string) => string;
//# sourceMappingURL=names.d.ts.map
