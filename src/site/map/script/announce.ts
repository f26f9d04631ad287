// What the map tells in words.

export function tell(root: HTMLElement, ...parts: readonly (string | Node)[]): void {
  const told = root.querySelector<HTMLElement>('.told');
  if (told === null) return;
  told.hidden = false;
  told.replaceChildren(...parts);
}

export function linked(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  link.lang = 'es';
  return link;
}
