import { contract } from '../contract.js';
import { megabytes } from '../checks/limits.js';
import type { UploadFile } from '../http.js';
import { isSuccess } from '../schemas.js';
import { exchangesAbout, seen, type Detector } from './detector.js';

const id = 'file-size-unit';

/** The size of a megabyte. */
export const fileSizeUnit: Detector<typeof id> = {
  id,
  detect(context) {
    const limits = contract.operations.flatMap(({ body }) => body?.limits ?? []);
    const limit = limits.find(({ questions, per }) => per === 'file' && questions.includes(id));
    if (!limit) return undefined;
    const [min, max] = [limit.value * megabytes.decimal, limit.value * megabytes.binary];
    const between = exchangesAbout(context, 'creation-status').find(({ request }) => {
      const size = sizeOf(request.form?.files[0]);
      return size > min && size <= max;
    });
    if (!between) return undefined;
    const size = sizeOf(between.request.form?.files[0]);
    const what = `A file of ${size} bytes returned ${between.status}.`;
    return seen(isSuccess(between) ? 'binary' : 'decimal', what);
  },
};

const sizeOf = (file: UploadFile | undefined): number =>
  file?.content instanceof Blob ? file.content.size : 0;
