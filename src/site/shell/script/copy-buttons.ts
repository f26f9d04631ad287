// A button on every block of code that puts it on the clipboard.

/** Returns whether the text is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'said';
  field.setAttribute('aria-hidden', 'true');
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

const SHOWN_FOR = 2000;

/** Turns a button into one that copies a text and confirms it for a moment. Without HTTPS, browsers can copy only a selection. */
export function copiesOnClick(button: HTMLButtonElement, text: () => string): void {
  const { copied = '' } = document.body.dataset;
  const label = button.textContent;
  button.addEventListener('click', async () => {
    if (!(await copyText(text()))) return;
    button.textContent = copied;
    setTimeout(() => {
      button.textContent = label;
    }, SHOWN_FOR);
  });
}

export function addCopyButtons(within: ParentNode): void {
  const { copy = '' } = document.body.dataset;
  for (const pre of within.querySelectorAll('pre')) {
    const place = pre.parentElement as HTMLElement;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = copy;
    copiesOnClick(button, () => codeOfBlock(pre));
    place.classList.add('copyable');
    place.append(button);
  }
}

/** The code without the signs before commands. */
function codeOfBlock(pre: HTMLElement): string {
  const code = pre.cloneNode(true) as HTMLElement;
  for (const sign of code.querySelectorAll('.prompt')) sign.remove();
  return code.textContent ?? '';
}
