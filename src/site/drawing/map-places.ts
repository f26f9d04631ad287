// Converts between positions on Earth and on the map, with distant islands in insets. The server and the browser share it.

/** Left, top, width, height, on the map. */
export type ViewBox = readonly [number, number, number, number];

/** A part of the Earth in degrees on a part of the map. */
interface MapPlace {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly left: number;
  readonly top: number;
  readonly perLongitude: number;
  readonly perLatitude: number;
}

/** The mainland comes first, and contains everything outside the insets. */
export type MapPlaces = readonly [MapPlace, ...MapPlace[]];

/** The margin of an inset, which is about a kilometre of sea. */
const SHORE = 0.01;

export function onMap([mainland, ...insets]: MapPlaces, longitude: number, latitude: number) {
  const place = insets.find((each) => holds(each, longitude, latitude)) ?? mainland;
  return {
    x: place.left + (longitude - place.west) * place.perLongitude,
    y: place.top + (place.north - latitude) * place.perLatitude,
  };
}

export function onEarth([mainland, ...insets]: MapPlaces, x: number, y: number) {
  const at = (place: MapPlace) => ({
    longitude: place.west + (x - place.left) / place.perLongitude,
    latitude: place.north - (y - place.top) / place.perLatitude,
  });
  const inset = insets.find((each) => holds(each, at(each).longitude, at(each).latitude));
  return at(inset ?? mainland);
}

const holds = ({ west, south, east, north }: MapPlace, longitude: number, latitude: number) =>
  longitude > west - SHORE &&
  longitude < east + SHORE &&
  latitude > south - SHORE &&
  latitude < north + SHORE;
