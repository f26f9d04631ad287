// Long words get break opportunities, and short words and sentences stay unchanged.
import { expect, it } from 'vitest';
import { breakable } from './html.js';

it.each([
  ['Bogotá, D.C., y la sabana', 'Bogotá, D.C., y la sabana'],
  [
    '/api/v1/City?name=a&b[gt]=1,2',
    '/api/<wbr>v1/<wbr>City<wbr>?name<wbr>=a<wbr>&amp;b<wbr>[gt]<wbr>=1<wbr>,2',
  ],
  ['see casadeculturapiedradelsol.gov.co (2007)', 'see casadeculturapiedradelsol<wbr>.gov<wbr>.co (2007)'],
  ['https://example.org/a_long_name', 'https://example<wbr>.org/<wbr>a_<wbr>long_<wbr>name'],
  ['https://example.org/<b>', 'https://example<wbr>.org/&lt;b&gt;'],
])('%s', (text, written) => {
  expect(breakable(text).text).toBe(written);
});
