// Messages of the map in words.

type Brief = Readonly<Record<string, unknown>> & { readonly id: number };

/** The areas by their levels. */
type BriefAreas = Readonly<Record<string, Brief | null>>;

/** The location of a point, from the service: the area and the larger ones around it, each with a link to its view. */
interface Located {
  /** The areas around the point, the smallest first. For a point outside, those of the nearest area. */
  readonly areas: readonly { readonly level: string; readonly id: number; readonly name: string }[];
  /** Undefined if the point is inside. */
  readonly kilometres: number | undefined;
}

/** Undefined if the service cannot be reached, or has no result. */
export async function locatePoint(
  root: HTMLElement,
  latitude: number,
  longitude: number,
): Promise<Located | undefined> {
  const { locate = '', levels = '' } = root.dataset;
  const response = await fetch(`${locate}?lat=${latitude}&lon=${longitude}`).catch(() => undefined);
  if (response?.ok !== true) return undefined;
  const answer = (await response.json()) as BriefAreas;
  const nearest = answer.nearest as (BriefAreas & { readonly distanceKm: number }) | null;
  const from = nearest ?? answer;
  return {
    areas: levels.split(' ').flatMap((level) => {
      const area = from[level] ?? null;
      return area === null ? [] : [{ level, id: area.id, name: nameOf(area) }];
    }),
    kilometres: nearest?.distanceKm,
  };
}

/** The name is the field after the id. */
const nameOf = ({ id: _, ...others }: Brief) => String(Object.values(others)[0] ?? '');

export const hrefOf = ({ level, id }: Located['areas'][number]): string => `?${level}=${id}`;

export function tell(root: HTMLElement, ...parts: readonly (string | Node)[]): void {
  const element = root.querySelector<HTMLElement>('.told');
  if (element === null) return;
  element.hidden = false;
  element.replaceChildren(...parts);
}

export function linked(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  link.lang = 'es';
  return link;
}
