// Guides show the form field. Its script is loaded when the reader gets there.

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
