// Requests are written with the address that the page came from, so that they work where they are pasted.

export function showOrigin(within: ParentNode): void {
  for (const element of within.querySelectorAll('.origin')) element.textContent = location.origin;
}
