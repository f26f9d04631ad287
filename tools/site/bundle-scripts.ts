// Bundles the scripts of the site from their parts.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

const SITE = join('src', 'site');
const EMBED_FOLDER = 'embed';
const SCRIPT = '.script.ts';

type NamedCode = readonly (readonly [name: string, code: string])[];

interface BundledScripts {
  readonly scripts: NamedCode;
  /** The scripts for other origins, which need their own URL. */
  readonly modules: NamedCode;
}

/** Every `*.script.ts` of the site, by its name. */
export async function bundleScripts(root: string): Promise<BundledScripts> {
  const files = await readdir(join(root, SITE), { recursive: true });
  const entries = files.filter((file) => file.endsWith(SCRIPT)).sort();
  const isModule = (file: string) => file.startsWith(join(EMBED_FOLDER, '/'));
  const bundled = (some: readonly string[], format: 'iife' | 'es') =>
    Promise.all(
      some.map(async (file) => {
        const name = basename(file, SCRIPT);
        return [name, await bundleScript(root, join(root, SITE, file), name, format)] as const;
      }),
    );
  return {
    scripts: await bundled(
      entries.filter((file) => !isModule(file)),
      'iife',
    ),
    modules: await bundled(entries.filter(isModule), 'es'),
  };
}

async function bundleScript(root: string, input: string, name: string, format: 'iife' | 'es') {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { target: 'es2022' },
    tsconfig: false,
  });
  const { output } = await bundle.generate({ format, name, minify: true });
  await bundle.close();
  return output[0].code;
}
