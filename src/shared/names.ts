/** The words of a name: `listTasks` and `list-tasks` become `list`, `tasks`. */
export const words = (name: string): string[] =>
  name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());

/** The name in snake_case: `projectId` and `project-id` become `project_id`. */
export const snake = (name: string): string => (isSnake.test(name) ? name : words(name).join('_'));

const isSnake = /^[a-z\d]+(?:_[a-z\d]+)*$/;
