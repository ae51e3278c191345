/** Files that tools find and upload: by the names that people write, and never from outside the roots. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { connect, sandboxWith } from './connect.ts';
import { temporary } from '../support/folders.ts';

/** Writes files with their names as content, and returns the folder. */
function folderWith(...names: string[]): string {
  const made = temporary();
  for (const name of names) {
    mkdirSync(dirname(join(made, name)), { recursive: true });
    writeFileSync(join(made, name), `%PDF ${name}`);
  }
  return made;
}

async function uploader(at: string, roots = [at]) {
  const { client, sandbox, sent } = sandboxWith();
  const { call } = await connect({ client, roots });
  return {
    sandbox,
    sent,
    call,
    client,
    upload: (path: string) => call('create_upload', { files: [path] }),
    names: () => sandbox.journal().flatMap(({ form }) => form?.files.map(({ name }) => name) ?? []),
  };
}

describe('a path that leads elsewhere after it was judged', () => {
  /** Uploads a file below `root`, and swaps a path for a link to `outside` once the request begins. */
  async function swapped(file: string, path: string): Promise<string> {
    const at = folderWith(`root/${file}`, `outside/${file.split('/').at(-1)}`, 'outside/secret.pdf');
    writeFileSync(join(at, 'outside', file.split('/').at(-1) ?? ''), 'THE SECRET OF SOMEBODY ELSE');
    const { client } = sandboxWith();
    let body = '';
    const fetch: typeof client.fetch = async (url, init) => {
      if (String(url).endsWith('/upload')) {
        renameSync(join(at, 'root', path), join(at, 'moved'));
        const target = path === file ? join(at, 'outside', file) : join(at, 'outside');
        symlinkSync(target, join(at, 'root', path));
        body = await new Response(init?.body as ReadableStream).text();
        return new Response('', { status: 400 });
      }
      return client.fetch(url, init);
    };
    const { call } = await connect({ client: { ...client, fetch }, roots: [join(at, 'root')] });
    await call('create_upload', { files: [file] });
    return body;
  }

  it.each([
    ['the file', 'invoice.pdf', 'invoice.pdf'],
    ['its folder', 'inner/invoice.pdf', 'inner'],
  ])('is not read: %s', async (_, file, path) => {
    const body = await swapped(file, path);
    expect(body).toContain(`%PDF root/${file}`);
    expect(body).not.toContain('SECRET');
  });

  it.each(['invoice.pdf', 'inner/invoice.pdf'])(
    'is not read, at whatever moment it changes: %s',
    async (path) => {
      const at = folderWith(`root/${path}`, `outside/${path}`);
      writeFileSync(join(at, 'outside', path), 'SECRET');
      const { client } = sandboxWith();
      let bodies = '';
      const fetch: typeof client.fetch = async (url, init) => {
        if (!String(url).endsWith('/upload')) return client.fetch(url, init);
        bodies += await new Response(init?.body as ReadableStream).text();
        return new Response('', { status: 400 });
      };
      const { call } = await connect({ client: { ...client, fetch }, roots: [join(at, 'root')] });
      const [first = ''] = path.split('/');
      const place = join(at, 'root', first);
      const over = new AbortController();
      const swaps = (async () => {
        for (let turn = 0; !over.signal.aborted; turn++) {
          if (turn % 2 === 0) {
            renameSync(place, join(at, 'kept'));
            symlinkSync(join(at, 'outside', first), place);
          } else {
            unlinkSync(place);
            renameSync(join(at, 'kept'), place);
          }
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      for (let turn = 0; turn < 100; turn++) await call('create_upload', { files: [path] });
      over.abort();
      await swaps;
      expect(bodies).not.toContain('SECRET');
    },
  );

  it('is the root itself', async () => {
    const at = folderWith('root/invoice.pdf', 'outside/invoice.pdf');
    const { upload, sent } = await uploader(at, [join(at, 'root')]);
    renameSync(join(at, 'root'), join(at, 'moved'));
    symlinkSync(join(at, 'outside'), join(at, 'root'));
    expect(await upload('invoice.pdf')).toMatchObject({ isError: true });
    expect(sent()).toEqual([]);
  });
});

it('closes what it opened, whatever happens', async () => {
  const at = folderWith('a.pdf', 'b.pdf');
  const { call, client } = await uploader(at);
  const placeOf = (fd: string): string => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  };
  const open = () => readdirSync('/proc/self/fd').filter((fd) => placeOf(fd).startsWith(at));
  await call('create_upload', { files: ['a.pdf', 'missing.pdf'] });
  await call('create_upload', { files: Array.from({ length: 100 }, () => 'a.pdf') });
  const failing = await connect({
    client: { ...client, fetch: () => Promise.reject(new Error('down')) },
    roots: [at],
  });
  await failing.call('create_upload', { files: ['a.pdf', 'b.pdf'] });
  await expect.poll(open).toEqual([]);
});

it('rejects what is no file, without waiting for it', async () => {
  const at = folderWith('a.pdf');
  execFileSync('mkfifo', [join(at, 'pipe')]);
  const { upload, sent } = await uploader(at);
  expect(await upload('pipe')).toEqual({ isError: true, text: expect.stringContaining('pipe is no file') });
  expect(await upload('.')).toMatchObject({ isError: true });
  expect(sent()).toEqual([]);
});

describe('a name that looks the same', () => {
  it.each([
    ['another normalization', 'Re\u0301sume\u0301.pdf', 'R\u00e9sum\u00e9.pdf'],
    ['and the other way', 'R\u00e9sum\u00e9.pdf', 'Re\u0301sume\u0301.pdf'],
    [
      'the space of a screenshot',
      'Screenshot 2026-01-01 at 9.41.00\u202fAM.png',
      'Screenshot 2026-01-01 at 9.41.00 AM.png',
    ],
    ['a space that does not break', 'a\u00a0b.pdf', 'a b.pdf'],
    ['two spaces', 'a  b.pdf', 'a b.pdf'],
    ['an apostrophe', 'Capture d\u2019e\u0301cran.png', "Capture d'\u00e9cran.png"],
    ['a dash', 'May \u2013 June.pdf', 'May - June.pdf'],
    ['a mark that cannot be seen', '\u200eWhatsApp Image.jpeg', 'WhatsApp Image.jpeg'],
    ['upper case', 'Invoice.PDF', 'invoice.pdf'],
    ['upper case of two letters', 'Stra\u00dfe.pdf', 'STRASSE.PDF'],
    ['a ligature, and three dots', 'o\ufb03ce\u2026.pdf', 'office....pdf'],
    ['Korean', '\u1112\u1161\u11ab.pdf', '\ud55c.pdf'],
    ['a folder too', 'Bu\u0308ro/Ma\u0308rz.pdf', 'B\u00fcro/M\u00e4rz.pdf'],
  ])('is found: %s', async (_, name, written) => {
    const { upload, names } = await uploader(folderWith(name, 'other.pdf'));
    expect(await upload(written)).toMatchObject({ isError: false });
    expect(names()).toEqual([name.split('/').at(-1)]);
  });

  it('is not taken where another one is the same', async () => {
    const { upload, names } = await uploader(folderWith('a b.pdf', 'a\u202fb.pdf', 'A b.pdf'));
    await upload('a\u202fb.pdf');
    await upload('a b.pdf');
    expect(names()).toEqual(['a\u202fb.pdf', 'a b.pdf']);
  });

  it('is not taken where another root has the same', async () => {
    const at = folderWith(
      'one/Invoice.PDF',
      'one/a\u202fb.pdf',
      'two/invoice.pdf',
      'two/A b.pdf',
      'three/a b.pdf',
    );
    const roots = ['one', 'two', 'three'].map((name) => join(at, name));
    const { upload, names } = await uploader(at, roots);
    await upload('invoice.pdf');
    await upload('a b.pdf');
    expect(names()).toEqual(['invoice.pdf', 'a b.pdf']);
  });

  it('is not guessed between two', async () => {
    const { upload, sent } = await uploader(folderWith('a\u00a0b.pdf', 'a\u202fb.pdf'));
    const { text, isError } = await upload('a b.pdf');
    expect({ isError, sent: sent() }).toEqual({ isError: true, sent: [] });
    expect(text).toMatch(/"a\\u00a0b.pdf".*"a\\u202fb.pdf"|"a\\u202fb.pdf".*"a\\u00a0b.pdf"/);
  });

  it('is not looked for outside of the roots', async () => {
    const at = folderWith('root/a.pdf', 'outside/SECRET.pdf');
    symlinkSync(join(at, 'outside'), join(at, 'root/link'));
    const { upload, sent } = await uploader(at, [join(at, 'root')]);
    const results = ['link/secret.pdf', '../outside/secret.pdf', '../outside/none.pdf'].map(upload);
    for (const { text, isError } of await Promise.all(results)) {
      expect(isError).toBe(true);
      expect(text).not.toContain('SECRET');
    }
    expect(sent()).toEqual([]);
  });
});

describe('a path as people and programs write it', () => {
  it('is a URL of a file', async () => {
    const at = folderWith('My file #1 100%.pdf', 'plain.pdf');
    const { upload, names } = await uploader(at);
    await upload(String(pathToFileURL(join(at, 'My file #1 100%.pdf'))));
    await upload(`file://${at}/plain.pdf`);
    await upload(`FILE://localhost${at}/plain.pdf`);
    expect(names()).toEqual(['My file #1 100%.pdf', 'plain.pdf', 'plain.pdf']);
  });

  it('begins with ~/', async () => {
    const home = folderWith('documents/a.pdf', 'b.pdf');
    vi.stubEnv('HOME', home);
    const { upload, names, sent } = await uploader(home, [join(home, 'documents')]);
    expect(await upload('~/documents/a.pdf')).toMatchObject({ isError: false });
    expect(await upload('~/b.pdf')).toMatchObject({ isError: true });
    expect(names()).toEqual(['a.pdf']);
    expect(sent()).toContain('createUpload');
  });

  it('begins with the root as it was given, which can be a link', async () => {
    const at = folderWith('real/Ma\u0308rz.pdf');
    symlinkSync(join(at, 'real'), join(at, 'link'));
    const { upload } = await uploader(at, [join(at, 'link')]);
    expect(await upload(join(at, 'link/M\u00e4rz.pdf'))).toMatchObject({ isError: false });
    expect(await upload(join(at, 'real/M\u00e4rz.pdf'))).toMatchObject({ isError: false });
  });

  it.each([
    'file:///etc/hosts',
    'file://server/share/a.pdf',
    'file:///a%2Fb',
    'file:a.pdf?x',
    'a.pdf\0',
    '~root/a.pdf',
    '..\\a.pdf',
    '%2e%2e/a.pdf',
  ])('is rejected: %s', async (path) => {
    const { upload, sent } = await uploader(folderWith('a.pdf'));
    const { isError, text } = await upload(path);
    expect(isError).toBe(true);
    expect(text).toContain(path);
    expect(sent()).toEqual([]);
  });

  it('has an error with the way out', async () => {
    const at = folderWith('a.pdf');
    expect(await (await uploader(at)).upload('b.pdf')).toEqual({
      isError: true,
      text: `b.pdf: there is no such file below ${at}. list_local_files lists the files.`,
    });
    expect((await (await uploader(at, [])).upload('a.pdf')).text).toContain('--root');
  });
});

describe('list_local_files', () => {
  interface Listed {
    left_out?: string;
    entries: { path: string; size?: number; modified: string }[];
  }
  async function lister(at: string, roots = [at]) {
    const { call } = await connect({ roots });
    return async (input: object = {}): Promise<Listed> =>
      JSON.parse((await call('list_local_files', { ...input })).text) as Listed;
  }
  const paths = ({ entries }: Listed) => entries.map(({ path }) => path).toSorted();

  it('lists what can be uploaded, by paths that create_upload accepts', async () => {
    const at = folderWith('root/a\u202fb.pdf', 'root/inbox/c.pdf', 'root/.hidden', 'outside/d.pdf');
    symlinkSync(join(at, 'outside'), join(at, 'root/folder'));
    symlinkSync(join(at, 'outside/d.pdf'), join(at, 'root/d.pdf'));
    symlinkSync(join(at, 'root/inbox/c.pdf'), join(at, 'root/link.pdf'));
    const list = await lister(at, [join(at, 'root')]);
    const all = await list();
    expect(paths(all)).toEqual(['a\u202fb.pdf', 'inbox/', 'link.pdf']);
    expect(all.entries.find(({ path }) => path === 'link.pdf')?.size).toBe('%PDF root/inbox/c.pdf'.length);
    expect(paths(await list({ folder: 'inbox' }))).toEqual(['inbox/c.pdf']);
    expect(paths(await list({ contains: 'A B' }))).toEqual(['a\u202fb.pdf']);
    const { upload } = await uploader(at, [join(at, 'root')]);
    for (const path of ['a\u202fb.pdf', 'link.pdf', 'inbox/c.pdf'])
      expect(await upload(path)).toMatchObject({ isError: false });
  });

  it('lists those of several roots by their whole paths', async () => {
    const at = folderWith('one/a.pdf', 'two/b.pdf');
    const roots = [join(at, 'one'), join(at, 'two')];
    expect(paths(await (await lister(at, roots))())).toEqual([join(at, 'one/a.pdf'), join(at, 'two/b.pdf')]);
  });

  it('says what it left out, and returns it', async () => {
    const list = await lister(folderWith(...Array.from({ length: 230 }, (_, index) => `${index}.pdf`)));
    const found = new Set<string>();
    let skip = 0;
    for (let left: string | undefined = 'more'; left;) {
      const listed = await list({ skip });
      for (const path of paths(listed)) found.add(path);
      skip += listed.entries.length;
      left = listed.left_out;
      expect(left?.includes(`skip ${skip}`) ?? true).toBe(true);
    }
    expect(found.size).toBe(230);
  });

  it.each(['..', '/etc', 'missing', 'a.pdf', '~'])('does not list %s', async (folder) => {
    const { call } = await connect({ roots: [folderWith('a.pdf')] });
    expect(await call('list_local_files', { folder })).toMatchObject({ isError: true });
  });

  it('is there where something can be uploaded only, and so are the roots in the instructions', async () => {
    const roots = [folderWith('a.pdf')];
    const has = async (options: Parameters<typeof connect>[0]) => {
      const { client } = await connect(options);
      const { tools } = await client.listTools();
      return [
        tools.some(({ name }) => name === 'list_local_files'),
        client.getInstructions()?.includes('can be uploaded'),
      ];
    };
    expect(await has({ roots })).toEqual([true, true]);
    expect(await has({ roots, readOnly: true })).toEqual([false, false]);
    expect(await has({})).toEqual([false, false]);
  });
});
