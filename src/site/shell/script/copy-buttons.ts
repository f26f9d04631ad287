// A button on every block of code that puts it on the clipboard.
import { copiesOnClick } from './copy-text.js';

export function addCopyButtons(within: ParentNode): void {
  const { copy = '' } = document.body.dataset;
  for (const pre of within.querySelectorAll('pre')) {
    const place = pre.parentElement as HTMLElement;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = copy;
    copiesOnClick(button, () => codeOf(pre));
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
