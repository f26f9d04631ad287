// Loads the picture of a record after a click.

for (const figure of document.querySelectorAll<HTMLElement>('.picture')) {
  const button = figure.querySelector('button') as HTMLButtonElement;
  button.hidden = false;
  button.addEventListener('click', () => {
    const { picture = '', original = '', alt = '', failed = '' } = figure.dataset;
    const image = document.createElement('img');
    image.referrerPolicy = 'no-referrer';
    image.alt = alt;
    image.decoding = 'async';
    // A file narrower than the scaled picture has none.
    image.addEventListener('error', () => {
      if (image.getAttribute('src') === original) image.replaceWith(failed);
      else image.src = original;
    });
    image.src = picture;
    button.replaceWith(image);
    image.tabIndex = -1;
    image.focus({ preventScroll: true });
  });
}
