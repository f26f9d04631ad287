// The content of the pictures: the logo, the name, and elements of a page of that kind. They have no words to translate.
import type { HeroMap } from '../../src/site/home/hero-map.js';
import type { PagePicture } from '../../src/site/shell/addresses.js';
import { mark } from '../../src/site/shell/layout.js';
import { tokens } from '../../src/site/shell/tokens.js';

const { light } = tokens;

const MARK_STYLE = `.mark{fill:none;stroke:${light.accent};stroke-width:3.4;stroke-linecap:round}.mark path:last-child{stroke:${light.signal}}`;

/** An icon on a phone needs its own background. */
export function iconPage(size: number, isOpaque: boolean): string {
  const margin = isOpaque ? Math.round(size / 8) : 0;
  const ground = isOpaque ? light.paper : 'transparent';
  return `<style>*{margin:0}body{background:${ground};padding:${margin}px}${MARK_STYLE}.mark{display:block;width:${size - 2 * margin}px}</style>${mark.text}`;
}

export function picturePage(font: string, motif: string, name = 'Atlas<br>Colombia'): string {
  return `<style>
@font-face{font-family:Headings;src:url(data:font/woff2;base64,${font})}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;background:${light.paper};color:${light.ink};position:relative}
${MARK_STYLE}
.mark{position:absolute;left:80px;top:150px;width:130px}
h1{position:absolute;left:80px;top:300px;font:600 100px/1 Headings}
.motif{position:absolute;right:0;top:0;width:560px;height:630px}
.motif svg{position:absolute;display:block}
</style>
${mark.text}<h1>${name}</h1>
<div class="motif">${motif}</div>`;
}

export function motifs(heroMap: HeroMap | undefined, map: string): Readonly<Record<PagePicture, string>> {
  return {
    front: heroMap === undefined ? rows() : countryDrawing(heroMap),
    data: rows(),
    documentation: braces(),
    map: map.replace('<svg ', '<svg style="right:50px;top:45px;height:540px;width:auto" '),
    tools: calendar(),
  };
}

const svgDrawing = (content: string) =>
  `<svg width="560" height="630" viewBox="0 0 560 630">${content}</svg>`;

const barOf = (x: number, y: number, width: number, colour: string, height = 14) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;

/** The map of the front page without names and without borders, which would double the file size. */
function countryDrawing({ width, height, areas, insets, dots }: HeroMap): string {
  const points = [light.point1, light.point2, light.point3, light.point4, light.point5, light.point6];
  const land = areas.map((d) => `<path d="${d}"/>`).join('');
  const frames = insets.map(
    ([x, y, wide, tall]) =>
      `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="none" stroke="${light.edge}"/>`,
  );
  const marks = dots.map(
    ({ x, y, kind }) => `<circle cx="${x}" cy="${y}" r="15" fill="${points[(kind - 1) % points.length]}"/>`,
  );
  return `<svg style="right:70px;top:70px;height:490px" viewBox="0 0 ${width} ${height}"><g fill="${light.area2}" stroke="${light.area2}" stroke-width="2">${land}</g>${frames.join('')}${marks.join('')}</svg>`;
}

/** A table whose rows get shorter, as those of populations do. */
function rows(): string {
  const lengths = [260, 190, 165, 130, 112, 96, 84, 70];
  return svgDrawing(
    lengths
      .map((length, index) => {
        const y = 105 + index * 56;
        return `<path d="M40 ${y + 34}H500" stroke="${light.line}" stroke-width="2"/>${barOf(40, y, 90 + ((index * 37) % 60), light.ink)}${barOf(500 - length, y, length, index === 0 ? light.signal : light.accent)}`;
      })
      .join(''),
  );
}

/** A response in JSON, from a distance. */
function braces(): string {
  const lines: readonly (readonly [number, number])[] = [
    [90, 150],
    [70, 210],
    [110, 90],
    [80, 250],
    [120, 60],
    [95, 180],
  ];
  const fields = lines.map(([key, value], index) => {
    const y = 175 + index * 50;
    return `${barOf(130, y, key, light.codeKey)}${barOf(130 + key + 24, y, value, index % 2 === 0 ? light.codeText : light.codeNumber)}`;
  });
  const brace = (x: number, way: 1 | -1) =>
    `<path d="M${x} 120q${-26 * way} 0 ${-26 * way} 30v135q0 30 ${-26 * way} 30q${26 * way} 0 ${26 * way} 30v135q0 30 ${26 * way} 30" fill="none" stroke="${light.accent}" stroke-width="8" stroke-linecap="round"/>`;
  return svgDrawing(`${brace(110, 1)}${fields.join('')}${brace(470, -1)}`);
}

/** A month with its Sundays and a holiday on a Monday. */
function calendar(): string {
  const days = Array.from({ length: 35 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const fill = column === 0 && row === 2 ? light.signal : column >= 5 ? light.line : light.accentWash;
    return `<rect x="${45 + column * 66}" y="${150 + row * 74}" width="54" height="60" rx="8" fill="${fill}"/>`;
  });
  return svgDrawing(`${barOf(45, 95, 180, light.ink, 20)}${days.join('')}`);
}
