// Reports a stream whose URL is that of the station, of its site, or of a page.
import { expect, it } from 'vitest';
import { streams } from '../../src/data-rules/addresses.js';
import { findingIn, inEnglish, only, withRow } from './broken-data.js';

const RADIO = 2;
const radios = only('radio');
const url = 'https://www.radio.example/vivo';
const found = (...streamers: readonly string[]) =>
  [...inEnglish(streams).check(withRow('radio', RADIO, { url, streamers }, radios))].filter(
    ({ id }) => id === RADIO,
  );

it.each([
  url,
  'https://www.radio.example/vivo/',
  'http://radio.example/',
  'https://www.radio.example/listen',
  'https://player.example/audio/station.html',
  'https://player.example/embed/player/s1?dark=1',
  'https://player.example/public/station/embed',
])('reports %s', (stream) => {
  expect(found('https://stream.example:8000/live', stream)).toEqual([
    findingIn('radios.json', RADIO, 'streamers', `expected a stream, found the page ${stream}`),
  ]);
});

it('accepts streams and playlists, also on a port of the site', () => {
  expect(
    found(
      'https://cdn.example/live.m3u8',
      'http://radio.example:8000/stream/1/',
      'https://audio.radio.example/listen.pls?sid=1',
      'https://s5.radio.co/s1/listen',
    ),
  ).toEqual([]);
});

it('accepts a station without streams', () => {
  expect(found()).toEqual([]);
});
