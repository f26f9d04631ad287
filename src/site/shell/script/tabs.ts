// Turns stacked blocks into tabs. The chosen one is shown on every page.
import { recall, remember } from './theme.js';

const TAB = 'request-language';
const CHOSEN = 'tab-chosen';

export function makeTabs(root: HTMLElement): void {
  const panels = [...root.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
  const list = document.createElement('div');
  list.className = 'tablist';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', root.dataset.label ?? '');
  const buttons = panels.map((panel, index) => {
    const id = panel.dataset.tab as string;
    const button = document.createElement('button');
    button.type = 'button';
    button.id = `tab-${id}`;
    button.textContent = panel.querySelector('.tab-name')?.textContent ?? id;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-controls', `panel-${id}`);
    panel.id = `panel-${id}`;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', button.id);
    button.addEventListener('click', () => choose(index, true));
    button.addEventListener('keydown', (event) => {
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: panels.length - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = (to + panels.length) % panels.length;
      choose(next, true);
      buttons[next]?.focus();
    });
    return button;
  });
  list.append(...buttons);
  root.prepend(list);
  root.classList.add('ready');
  const remembered = panels.findIndex((panel) => panel.dataset.tab === recall(TAB));
  choose(remembered < 0 ? 0 : remembered, false);
  document.addEventListener(CHOSEN, (event) => {
    const same = panels.findIndex((panel) => panel.dataset.tab === (event as CustomEvent<string>).detail);
    if (same >= 0) show(same);
  });

  function choose(index: number, isReader: boolean): void {
    show(index);
    const id = panels[index]?.dataset.tab;
    if (!isReader || id === undefined) return;
    remember(TAB, id);
    document.dispatchEvent(new CustomEvent(CHOSEN, { detail: id }));
  }

  function show(index: number): void {
    for (const [place, button] of buttons.entries()) {
      const isOn = place === index;
      button.setAttribute('aria-selected', String(isOn));
      button.tabIndex = isOn ? 0 : -1;
      panels[place]?.classList.toggle('on', isOn);
    }
  }
}

/** Writes requests with the origin of the page, so that they work after pasting. */
export function showOrigin(within: ParentNode): void {
  for (const element of within.querySelectorAll('.origin')) element.textContent = location.origin;
}

/** Loads the script of the form field when the reader reaches it in a guide. */
export function loadFields(forms: NodeListOf<HTMLElement>): void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.find(({ isIntersecting }) => isIntersecting);
    if (seen === undefined) return;
    observer.disconnect();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = (seen.target as HTMLElement).dataset.script as string;
    document.head.append(script);
  });
  for (const form of forms) observer.observe(form);
}
