// Lists of networks that contain every address of a family, in any notation.
import { expect, it } from 'vitest';
import { familiesCovered } from './settings-warnings.js';

/** The networks around a network, one for each bit of its prefix. */
const allBut = (first: number) =>
  Array.from({ length: 8 }, (_, bit) => {
    const flipped = (first ^ (1 << (7 - bit))) & (0xff << (7 - bit)) & 0xff;
    return `${flipped}.0.0.0/${bit + 1}`;
  });

it.each([
  ['0.0.0.0/0', ['ipv4']],
  ['203.0.113.7/0', ['ipv4']],
  ['::ffff:0.0.0.0/96', ['ipv4']],
  ['0.0.0.0/1,128.0.0.0/1', ['ipv4']],
  ['128.0.0.0/1,0.0.0.0/1', ['ipv4']],
  ['10.0.0.0/8,128.0.0.0/1,64.0.0.0/2,0.0.0.0/2', ['ipv4']],
  ['0.0.0.0/1,128.0.0.0/2,192.0.0.0/3', ['ipv4']],
  ['::/0', ['ipv6']],
  ['::/1,8000::/1', ['ipv6']],
  ['2000::/3', ['ipv6']],
  ['2000::/4,3000::/4', ['ipv6']],
  ['0.0.0.0/0,::/0', ['ipv4', 'ipv6']],
  ['', []],
  ['127.0.0.0/8,::1', []],
  ['0.0.0.0/1', []],
  ['128.0.0.0/1,0.0.0.0/2', []],
  ['0.0.0.0/1,129.0.0.0/8,192.0.0.0/2', []],
  ['2000::/4', []],
  ['10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,fe80::/10', []],
  [allBut(203).join(), []],
  [`${allBut(203).join()},203.0.0.0/8`, ['ipv4']],
])('finds in %s the families %j', (list, families) => {
  expect(familiesCovered(list.split(',').filter((each) => each !== ''))).toEqual(families);
});
