import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../test/system/new-folder.js';
import { fillNewFolder, leftovers } from './new-folder.js';

let folder: string;
beforeEach(() => {
  folder = newFolder('atlas-new-folder', onTestFinished);
});

const at = (...path: string[]) => join(folder, ...path);
const fillWith = (text: string) => async (partial: string) => writeFileSync(join(partial, 'text'), text);
const text = (...path: string[]) => readFileSync(at(...path, 'text'), 'utf8');

describe('a new folder', () => {
  it('appears once it is full, with a mark of its content', async () => {
    await fillNewFolder(at('deep', 'new'), { edition: '7' }, async (partial, target) => {
      expect([target, existsSync(target)]).toEqual([at('deep', 'new'), false]);
      await fillWith('first')(partial);
    });
    expect(readdirSync(at('deep'))).toEqual(['new']);
    expect(text('deep', 'new')).toBe('first');
    expect(JSON.parse(readFileSync(at('deep', 'new', 'export.json'), 'utf8'))).toEqual({
      madeBy: 'atlas-colombia export',
      edition: '7',
    });
  });

  it('takes the place of an empty one and of an earlier one', async () => {
    mkdirSync(at('twin'));
    for (const content of ['first', 'second']) {
      await fillNewFolder(at('twin'), {}, fillWith(content));
      expect([text('twin'), readdirSync(folder)]).toEqual([content, ['twin']]);
    }
  });

  it('keeps a link that leads to an earlier one', async () => {
    await fillNewFolder(at('real'), {}, fillWith('first'));
    symlinkSync(at('real'), at('link'));
    await fillNewFolder(at('link'), {}, fillWith('second'));
    expect([text('real'), readdirSync(folder).sort()]).toEqual(['second', ['link', 'real']]);
  });

  it('leaves all as it was when filling fails', async () => {
    await fillNewFolder(at('twin'), {}, fillWith('first'));
    const failing = async (partial: string) => {
      await fillWith('half')(partial);
      throw new Error('The disk is full.');
    };
    await expect(fillNewFolder(at('twin'), {}, failing)).rejects.toThrow('The disk is full.');
    expect([text('twin'), readdirSync(folder)]).toEqual(['first', ['twin']]);
  });

  it('never replaces a folder of others, even if that came while it was filled', async () => {
    writeFileSync(at('file'), '');
    mkdirSync(at('own'));
    writeFileSync(at('own', 'text'), 'letter');
    await expect(fillNewFolder(at('file'), {}, fillWith('x'))).rejects.toThrow('is not a folder');
    await expect(fillNewFolder(at('own'), {}, fillWith('x'))).rejects.toThrow('contains something other');
    const late = async (partial: string) => {
      await fillWith('x')(partial);
      mkdirSync(at('late'));
      writeFileSync(at('late', 'text'), 'letter');
    };
    await expect(fillNewFolder(at('late'), {}, late)).rejects.toThrow('contains something other');
    expect([text('own'), text('late'), readdirSync(folder).sort()]).toEqual([
      'letter',
      'letter',
      ['file', 'late', 'own'],
    ]);
  });

  it('finds the leftovers of killed runs', () => {
    mkdirSync(at('twin.partial-1'));
    mkdirSync(at('other.partial-2'));
    expect(leftovers(at('twin'))).toEqual([at('twin.partial-1')]);
    expect(leftovers(at('nowhere', 'twin'))).toEqual([]);
  });
});
