import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../test/system/new-folder.js';
import { clearLeftovers, fillNewFolder } from './new-folder.js';

const MARK = { file: 'mark.json', madeBy: 'a test', earlier: 'an earlier copy' };

/** The id of a process that no longer runs. */
const ended = spawnSync(process.execPath, ['--version']).pid;

let folder: string;
beforeEach(() => {
  folder = newFolder('atlas-new-folder', onTestFinished);
});

const at = (...path: string[]) => join(folder, ...path);
const fillWith = (text: string) => async (partial: string) => {
  writeFileSync(join(partial, 'text'), text);
  return { edition: '7' };
};
const text = (...path: string[]) => readFileSync(at(...path, 'text'), 'utf8');

describe('a new folder', () => {
  it('appears once it is full, with a mark of its content', async () => {
    await fillNewFolder(at('deep', 'new'), MARK, async (partial, target) => {
      expect([target, existsSync(target)]).toEqual([at('deep', 'new'), false]);
      return fillWith('first')(partial);
    });
    expect(readdirSync(at('deep'))).toEqual(['new']);
    expect(text('deep', 'new')).toBe('first');
    expect(JSON.parse(readFileSync(at('deep', 'new', MARK.file), 'utf8'))).toEqual({
      madeBy: MARK.madeBy,
      edition: '7',
    });
  });

  it('takes the place of an empty one and of an earlier one', async () => {
    mkdirSync(at('twin'));
    for (const content of ['first', 'second']) {
      await fillNewFolder(at('twin'), MARK, fillWith(content));
      expect([text('twin'), readdirSync(folder)]).toEqual([content, ['twin']]);
    }
  });

  it('keeps a link that leads to an earlier one', async () => {
    await fillNewFolder(at('real'), MARK, fillWith('first'));
    symlinkSync(at('real'), at('link'));
    await fillNewFolder(at('link'), MARK, fillWith('second'));
    expect([text('real'), readdirSync(folder).sort()]).toEqual(['second', ['link', 'real']]);
  });

  it('leaves everything unchanged if filling fails', async () => {
    await fillNewFolder(at('twin'), MARK, fillWith('first'));
    const failing = async (partial: string) => {
      await fillWith('half')(partial);
      throw new Error('The disk is full.');
    };
    await expect(fillNewFolder(at('twin'), MARK, failing)).rejects.toThrow('The disk is full.');
    expect([text('twin'), readdirSync(folder)]).toEqual(['first', ['twin']]);
  });

  it('never replaces a folder of another program, even one that appears while it is filled', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('own'));
    writeFileSync(at('own', 'text'), 'letter');
    await expect(fillNewFolder(at('file'), MARK, fillWith('x'))).rejects.toThrow('is not a folder');
    await expect(fillNewFolder(at('own'), MARK, fillWith('x'))).rejects.toThrow('contains something other');
    const late = async (partial: string) => {
      await fillWith('x')(partial);
      mkdirSync(at('late'));
      writeFileSync(at('late', 'text'), 'letter');
      return {};
    };
    await expect(fillNewFolder(at('late'), MARK, late)).rejects.toThrow('contains something other');
    expect([text('own'), text('late'), readdirSync(folder).sort()]).toEqual([
      'letter',
      'letter',
      ['file', 'late', 'own'],
    ]);
  });

  it('removes the leftovers of killed runs, and nothing else', () => {
    const [killed, running, elsewhere] = [
      `twin.partial-${hostname()}-${ended}-00000000`,
      `twin.partial-${hostname()}-${process.ppid}-00000000`,
      `twin.partial-another-host-${ended}-00000000`,
    ];
    for (const name of [killed, running, elsewhere, `other.partial-${hostname()}-${ended}-00000000`])
      mkdirSync(at(name));
    const messages = clearLeftovers(at('twin')).join('\n');
    for (const part of [
      `${elsewhere} is not finished`,
      `${running} is not finished`,
      `Removed ${at(killed)},`,
    ])
      expect(messages).toContain(part);
    expect(readdirSync(folder).sort()).toEqual(
      [running, elsewhere, `other.partial-${hostname()}-${ended}-00000000`].sort(),
    );
    expect(clearLeftovers(at('nowhere', 'twin'))).toEqual([]);
  });

  it('restores the earlier one if a run was killed while it was replaced', () => {
    const partial = `twin.partial-${hostname()}-${ended}-00000000`;
    for (const name of [partial, `${partial}.old`]) mkdirSync(at(name));
    writeFileSync(at(`${partial}.old`, 'text'), 'first');
    clearLeftovers(at('twin'));
    expect([text('twin'), readdirSync(folder)]).toEqual(['first', ['twin']]);
  });
});
