// The buttons that keep a map: its picture, its values as a file, and its link.
import { copyText } from '../../shell/script/copy-buttons.js';
import type { MapData } from './map-data.js';
import type { MapView } from './map-view.js';
import { pictureOf, pngOf } from './picture.js';
import { type addPointsLayer, radiusOf } from './points-layer.js';

/** Milliseconds. */
const SHOWN_FOR = 2000;
/** The byte order mark, by which programs for tables recognise UTF-8. */
const MARK = '\uFEFF';

export function addKeeping(
  root: HTMLElement,
  view: MapView,
  data: () => MapData,
  layer: ReturnType<typeof addPointsLayer>,
): void {
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-keep]') : null;
    const { title = '', codes = '' } = button?.parentElement?.dataset ?? {};
    if (button === null) return;
    const name = nameOfFile(title);
    const picture = () => pictureOf(root, view, data().areas, title, layer.inView(), radiusOf);
    switch (button.dataset.keep) {
      case 'svg':
        return save(new Blob([picture().svg], { type: 'image/svg+xml' }), `${name}.svg`);
      case 'png': {
        const png = await pngOf(picture());
        return png === null ? undefined : save(png, `${name}.png`);
      }
      case 'csv':
        return save(
          new Blob([MARK, await tableOf(root, data(), codes)], { type: 'text/csv' }),
          `${name}.csv`,
        );
      default:
        return copyLink(root, button);
    }
  });
}

const nameOfFile = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SHOWN_FOR);
}

type Codes = Readonly<Record<string, string | number | null>> & { readonly id: number };

/** All areas in the order of the list with their codes, or without codes if the service cannot be reached. */
async function tableOf(root: HTMLElement, { areas, unit, group }: MapData, source: string): Promise<string> {
  const response = source === '' ? undefined : await fetch(source).catch(() => undefined);
  const rows: readonly Codes[] = response?.ok === true ? await response.json() : [];
  const codes = new Map(rows.map(({ id, ...others }) => [id, Object.values(others)]));
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  const [head = '', value = ''] = Array.from(root.querySelectorAll('.areas-listed thead th'), (cell) =>
    (cell.firstChild?.textContent ?? '').trim(),
  );
  const hasGroups = areas.some(({ group }) => group !== undefined);
  const year = /, (\d{4})$/.exec(root.querySelector('#map-title')?.textContent ?? '')?.[1];
  const lines = [
    [
      'id',
      ...names,
      head,
      ...(hasGroups ? [group] : []),
      [value, unit && `(${unit})`, year].filter(Boolean).join(' '),
    ],
    ...areas
      .toSorted((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY))
      .map((area) => [
        area.id,
        ...(codes.get(area.id) ?? names.map(() => '')),
        area.text,
        ...(hasGroups ? [area.group] : []),
        area.value,
      ]),
  ];
  return lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function copyLink(root: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  if (!(await copyText(location.href))) return;
  button.textContent = root.dataset.copied ?? '';
  setTimeout(() => {
    button.textContent = label;
  }, SHOWN_FOR);
}
