// Tools of a toy model: they exist only for the operations of the model.
import { expect, it } from 'vitest';
import { toyDataset } from '../../../test/toy/toy-dataset.js';
import { toyModel } from '../../../test/toy/toy-model.js';
import { createEngine } from '../../engine/answers/create-engine.js';
import { kinds } from '../../engine/operations/kinds/index.js';
import { type OperationKind, operationOfKind } from '../../engine/operations/operation.js';
import { runToEnd } from '../../engine/scheduling/yielding-work.js';
import { callTool } from './mcp-server.js';
import type { Tool } from './tool.js';
import { calendarTools } from './tools/calendar.js';
import { toolsOf } from './tools/index.js';

const engine = createEngine(toyModel, toyDataset());
const names = { scheme: 'toy', resources: 'list_toys', only: 'get_toy', related: [] };
const tools = toolsOf(engine, names);
const call = (name: string, args = {}) =>
  runToEnd(callTool(engine, tools.find((tool) => tool.name === name) as Tool, args));

it('has tools for the kinds of operations that there are', () => {
  const has = (kind: OperationKind) => operationOfKind(engine, kind) !== undefined;
  const isOffered = (name: string) => tools.some((tool) => tool.name === name);
  expect(isOffered('list_toys')).toBe(true);
  expect(isOffered('list_items')).toBe(has(kinds.wholeList));
  expect(isOffered('locate_point')).toBe(has(kinds.locate));
  expect(isOffered('resolve_code')).toBe(has(kinds.resolveCode));
  expect(isOffered('where_value_comes_from')).toBe(has(kinds.provenance));
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
});

it('has no tools for a calendar without working days, whose words name them', () => {
  expect(operationOfKind(engine, kinds.calendarYear)).toBeDefined();
  expect(calendarTools(engine)).toEqual([]);
});

it('returns records with few fields, and with all of them on request', () => {
  const [content] = call('list_items', { resource: 'planet', limit: 2 }).content as { text: string }[];
  const few = JSON.parse(content?.text as string) as Record<string, unknown>;
  expect(few.answer).toHaveLength(2);
  expect(few).toMatchObject({ edition: '2000.01.01-01234567', next: expect.stringContaining('offset 2') });
  const [first] = few.answer as object[];
  expect(Object.keys(first as object)).toContain('name');
});

it('explains how to fix a mistake', () => {
  const { isError, content } = call('list_items', { resource: 'plnet' });
  expect([isError, content]).toEqual([
    true,
    [
      {
        type: 'text',
        text: expect.stringMatching(/no resource called "plnet"\.\nNext: Did you mean Planet\?/),
      },
    ],
  ]);
});
