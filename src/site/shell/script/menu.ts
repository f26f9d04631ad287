// On a narrow screen the menu opens below the bar. Without scripts, a link shows it, or leads to the menu at the end of the page.

export function enhanceMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('button.menu');
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  const bar = document.querySelector<HTMLElement>('.bar');
  if (button === null || menu === null || bar === null) return;
  button.hidden = false;

  const show = (isOpen: boolean) => {
    document.documentElement.style.setProperty('--below-bar', `${bar.offsetTop + bar.offsetHeight}px`);
    menu.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    show(isOpen);
    if (isOpen) menu.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== button)
      show(false);
  });
}
