// A file instead of pasted rows: chosen with a button, or dropped anywhere on the form. It is read in the browser.
import { readFile } from './read-file.js';

/** `tell` reports the result or the error in the words of the form. */
export function enhanceFile(
  form: HTMLFormElement,
  field: HTMLTextAreaElement,
  tell: (text: string) => void,
): void {
  const place = form.querySelector<HTMLElement>('.file');
  const input = place?.querySelector('input');
  if (place === null || input === null || input === undefined) return;
  place.hidden = false;
  const words = place.dataset;

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readFile(file);
    if ('wrong' in read) return tell((words[read.wrong] ?? '').replace('#', file.name));
    field.value = read.text;
    tell((words.read ?? '').replace('#', file.name));
    form.requestSubmit();
  };

  input.addEventListener('change', () => {
    void take(input.files?.[0]);
    // So that the same file can be chosen again after a change.
    input.value = '';
  });
  for (const name of ['dragover', 'dragleave', 'drop'])
    form.addEventListener(name, (event) => {
      const { dataTransfer } = event as DragEvent;
      if (dataTransfer === null || !dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      form.classList.toggle('dropping', name === 'dragover');
      if (name === 'drop') void take(dataTransfer.files[0]);
    });
}
