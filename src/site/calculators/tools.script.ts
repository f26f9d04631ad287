// The script of the tools. The server processes their forms, and the script adds sending in parts, choosing, copying and saving.
import { enhanceBatch } from './script/batch-form.js';

document.addEventListener('DOMContentLoaded', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.batch')) enhanceBatch(form);
  // Calendar programs use their own URL scheme.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-webcal]'))
    link.href = link.href.replace(/^https?:/, 'webcal:');
});
