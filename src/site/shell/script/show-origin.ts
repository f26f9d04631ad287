// Requests are written with the origin of the page, so that they work after pasting.

export function showOrigin(within: ParentNode): void {
  for (const element of within.querySelectorAll('.origin')) element.textContent = location.origin;
}
