// Reads the names, values and positions of the areas from the page, again after another view is shown.
type Known = readonly [
  id: number,
  name: string,
  value: number | null,
  x: number,
  y: number,
  width: number,
  height: number,
  group?: number,
];

interface Data {
  readonly level: string;
  readonly areas: readonly Known[];
  /** The larger areas that contain them. */
  readonly groups?: readonly string[];
  /** The noun for one of those. */
  readonly group?: string;
  /** Names of the areas around those, by their keys. */
  readonly around: Readonly<Record<string, string>>;
  readonly unit: string;
}

interface AreaOnMap {
  readonly id: number;
  readonly text: string;
  readonly value: number | null;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly group: string | undefined;
}

export interface MapData {
  readonly areas: readonly AreaOnMap[];
  readonly area: (key: string) => AreaOnMap | undefined;
  /** An area in words, with its name, the area around it, and its value. */
  readonly told: (key: string) => string | undefined;
  readonly unit: string;
  /** The kind of the larger areas. */
  readonly group: string;
}

/** The notation of the page for numbers. Spanish is that of Colombia. */
const written = (value: number): string =>
  value.toLocaleString(document.documentElement.lang === 'es' ? 'es-CO' : 'en');

export function readMapData(root: HTMLElement): MapData {
  const data: Data = JSON.parse(root.querySelector('#map-data')?.textContent ?? '{"areas":[],"around":{}}');
  const areas = data.areas.map(([id, text, value, x, y, width, height, group]): AreaOnMap => {
    return { id, text, value, x, y, width, height, group: data.groups?.[group ?? -1] };
  });
  const byKey = new Map(areas.map((area) => [`${data.level}-${area.id}`, area]));
  const hasValues = root.querySelector('.map-legend li') !== null;
  return {
    areas,
    area: (key) => byKey.get(key),
    told: (key) => {
      const area = byKey.get(key);
      if (area === undefined) return data.around[key];
      const name = area.group === undefined ? area.text : `${area.text}, ${area.group}`;
      if (!hasValues) return name;
      return area.value === null
        ? `${name}: ${root.dataset.unknown}`
        : `${name}: ${written(area.value)} ${data.unit}`.trimEnd();
    },
    unit: data.unit,
    group: data.group ?? '',
  };
}
