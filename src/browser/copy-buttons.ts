// A button on every block of code that puts it on the clipboard.

const SHOWN_FOR = 2000;

export function addCopyButtons(within: ParentNode): void {
  const { copy = '', copied = '' } = document.body.dataset;
  if (navigator.clipboard === undefined) return;
  for (const pre of within.querySelectorAll('pre')) {
    const place = pre.parentElement as HTMLElement;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = copy;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(codeOf(pre));
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = copy;
      }, SHOWN_FOR);
    });
    place.classList.add('copyable');
    place.append(button);
  }
}

/** Without the signs before commands. */
function codeOf(pre: HTMLElement): string {
  const code = pre.cloneNode(true) as HTMLElement;
  for (const sign of code.querySelectorAll('.prompt')) sign.remove();
  return code.textContent ?? '';
}
