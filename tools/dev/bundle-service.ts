// Bundles the service of `npm run dev` from the present sources, because Node.js takes longer to load hundreds of modules.
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const PROGRAM = 'tools/dev/fresh-service';

/**
 * A build is a new folder, because the previous service can still load parts. All share the files of the site, and the program loads the
 * packages at its start.
 */
export async function bundleService(
  root: string,
  folder: string,
  site: string,
): Promise<{ readonly program: string; readonly packages: readonly string[] }> {
  await mkdir(folder);
  await symlink(site, join(folder, 'site'));
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    input: { [PROGRAM]: `./${PROGRAM}.ts` },
    external: /^[^./]/,
    resolve: { extensionAlias: { '.js': ['.ts'] } },
    transform: { typescript: { onlyRemoveTypeImports: true } },
    tsconfig: false,
    // Messages of faults have the whole text.
    logLevel: 'silent',
  });
  try {
    // The folder is as deep as that of the modules, because some look for files relative to themselves.
    const { output } = await bundle.write({
      dir: folder,
      sourcemap: true,
      entryFileNames: '[name].js',
      // One file, so that its imports are packages.
      codeSplitting: false,
    });
    const [{ imports }] = output;
    return { program: join(folder, `${PROGRAM}.js`), packages: imports };
  } finally {
    await bundle.close();
  }
}
