// Messages of the map in words.

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
