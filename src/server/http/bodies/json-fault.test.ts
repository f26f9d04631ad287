// A fault is found in every text that is not JSON, and in no other.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewer } from '../../../../test/system/size.js';
import { jsonFault, unreadableJson } from './read-body.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it('finds a fault exactly if the parser rejects the text', () => {
  const spoiled = fc
    .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat(2), fc.constantFrom('', ...'"\\{}[],:x0-.e\n\u0000 '))
    .map(([text, place, cut, added]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + added + text.slice(at + cut);
    });
  fc.assert(
    fc.property(spoiled, (text) => {
      expect(jsonFault(text) === undefined, text).toBe(isJson(text));
    }),
    { numRuns: fewer(3000, 15) },
  );
});

it('reports the end of the longest beginning that can become JSON', () => {
  expect(jsonFault('[1,')).toEqual({ fault: 'open', at: 3 });
  expect(jsonFault('[1,]')).toEqual({ fault: 'value', at: 3 });
  expect(jsonFault('{"a" 1}')).toEqual({ fault: 'colon', at: 5 });
  expect(jsonFault('{a:1}')).toEqual({ fault: 'key', at: 1 });
  expect(jsonFault('{"a":1,}')).toEqual({ fault: 'key', at: 7 });
  expect(jsonFault('[1 2]')).toEqual({ fault: 'comma', at: 3 });
  expect(jsonFault('["a\nb"]')).toEqual({ fault: 'text', at: 3 });
  expect(jsonFault('"\\x"')).toEqual({ fault: 'text', at: 1 });
  expect(jsonFault('1 2')).toEqual({ fault: 'more', at: 2 });
  expect(jsonFault('[012]')).toEqual({ fault: 'comma', at: 2 });
  expect(jsonFault('['.repeat(100_000))).toEqual({ fault: 'open', at: 100_000 });
});

it('reports line and column', () => {
  const text = '{\r\n "a": 1\n "b": 2}';
  const reported = unreadableJson(text, jsonFault(text) ?? { fault: 'more', at: 0 });
  expect(reported.en).toBe(
    'The body cannot be read as JSON at line 3, column 2: a comma or a closing bracket is missing.',
  );
  expect(reported.es).toBe(
    'El cuerpo no se puede leer como JSON en la línea 3, columna 2: falta una coma o un signo de cierre (] o }).',
  );
});
