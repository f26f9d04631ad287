// The script that `npm run dev` adds to each page: it loads the page again, or only its stylesheets, and shows faults of the build.

export const RELOAD_AT = '/@dev/reload.js';
export const EVENTS_AT = '/@dev/events';

/** The messages to a page. */
export type PageEvent = 'reload' | 'style' | 'fault';

export const reloadScript = `const events = new EventSource('${EVENTS_AT}');
let isLost = false;
events.addEventListener('error', () => { isLost = true; });
// After npm run dev was started again, the page may be an old one.
events.addEventListener('open', () => { if (isLost) location.reload(); });
events.addEventListener('reload', () => location.reload());
events.addEventListener('style', () => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
    const fresh = link.cloneNode();
    fresh.href = link.href.replace(/\\?.*/, '') + '?' + Date.now();
    fresh.addEventListener('load', () => link.remove());
    link.after(fresh);
  }
});
events.addEventListener('fault', ({ data }) => {
  document.querySelector('#dev-fault')?.remove();
  const dialog = document.createElement('dialog');
  dialog.id = 'dev-fault';
  dialog.append(Object.assign(document.createElement('pre'), { textContent: JSON.parse(data) }));
  document.body.append(dialog);
  dialog.showModal();
});
`;
