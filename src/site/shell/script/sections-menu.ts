// On a narrow screen the sections of the documentation open below the bar; without scripts they are at the end of the page.

export function enhanceSections(): void {
  const button = document.querySelector<HTMLButtonElement>('button.menu');
  const sections = document.getElementById('sections');
  const bar = document.querySelector<HTMLElement>('.bar');
  if (button === null || sections === null || bar === null) return;
  button.hidden = false;

  const show = (isOpen: boolean) => {
    document.documentElement.style.setProperty('--below-bar', `${bar.offsetTop + bar.offsetHeight}px`);
    sections.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true';
    show(isOpen);
    if (isOpen) sections.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  sections.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !sections.contains(relatedTarget) && relatedTarget !== button)
      show(false);
  });
}
