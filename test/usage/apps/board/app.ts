/** Shows a task, as components of a user interface do. */
import { type Docproc, NotFoundError, type Task } from '@docproc/client';

const labels: Partial<Record<Task['status'], string>> = {
  PROCESSING: 'in progress',
  REVIEWING: 'to review',
  COMPLETED: 'done',
  FAILED: 'failed',
  DISCARDED: 'discarded',
  FILTERED: 'filtered',
};

const Annotation = (props: Task['pages'][number]['annotations'][number]): string =>
  `<li class="${props.confidence < 0.5 ? 'unsure' : 'sure'}" style="left:${props.left_of_line ?? 0}px">${props.content}</li>`;

const Page = ({ annotations, checkboxes, width }: Task['pages'][number]): string =>
  `<ul style="width:${width ?? 100}px">${annotations.map(Annotation).join('')}${checkboxes
    .map((box) => `<li>${box.checked ? 'yes' : 'no'} at ${box.coordinates[0].join()}</li>`)
    .join('')}</ul>`;

export const View = (task: Task): string =>
  `<h1>${labels[task.status] ?? task.status}</h1>${task.pages.map(Page).join('')}`;

export async function show(docproc: Docproc, id: string): Promise<string> {
  try {
    return View(await docproc.tasks.get(id));
  } catch (error) {
    if (error instanceof NotFoundError) return '<h1>gone</h1>';
    throw error;
  }
}

export const drop = async (docproc: Docproc, id: string): Promise<string> =>
  View(await docproc.tasks.discard(id));
